/** Reads from a page's URL which brand, chain or studio it belongs to. */
import type { Named, NamedTenant } from './PageBackend.ts';

/** Subject of a URL. */
export type ParsedPageUrl = {
  named: Named;
  /** False if the URL has an unreadable identifier, which cannot name a studio. */
  isReadable: boolean;
  /** The studio or finder page; `path` is the part after the studio's identifier, '' for its home page. */
  place?:
    | { area: 'studio'; named: NamedTenant; studioId: number; path: string }
    | { area: 'studios' };
};

/** @param hostTenant the host's chain, for URLs that name none */
export function parsePageUrl(url: URL, hostTenant?: string): ParsedPageUrl {
  const [, area, name = '', ...rest] = url.pathname.split('/');
  const query = url.searchParams;
  const studioCode = query.get('s') ?? query.get('studioCode');
  // Sent as a header, which must be ASCII.
  const group = studioCode !== null && /^[\x21-\x7e]{1,100}$/.test(studioCode) ? studioCode : null;
  const override = query.get('whitelabelOverrideConfigId');
  const shared: Named = {
    ...(group ? { facilityGroup: group } : {}),
    ...(override && /^\d{1,9}$/.test(override) ? { overrideConfigId: Number(override) } : {}),
  };
  if (area === 'studio' && name !== '') {
    const studio = parseStudioUuid(decode(name));
    if (!studio) return { named: shared, isReadable: false };
    const named = { ...shared, tenant: studio.tenant };
    const path = rest.filter((segment) => segment !== '').join('/');
    return { named, isReadable: true, place: { area, named, studioId: studio.id, path } };
  }
  const chain =
    area === 'studios' && name !== '' ? decode(name) : (query.get('t') ?? query.get('tenant'));
  const tenant = chain ?? (group ? null : hostTenant) ?? null;
  const valid = tenant !== null && /^[a-z0-9-]{1,63}$/.test(tenant);
  return {
    named: valid ? { ...shared, tenant } : shared,
    isReadable: tenant === null || valid,
    ...(valid && area === 'studios' && name !== '' && rest.join('') === ''
      ? { place: { area } }
      : {}),
  };
}

/**
 * Parses a studio's identifier: base64 of tenant and organization unit id, joined by a colon.
 * @returns null if it is invalid
 */
function parseStudioUuid(uuid: string): { tenant: string; id: number } | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return null;
  const parts = /^([a-z0-9-]{1,63}):([1-9]\d{0,15})$/.exec(Buffer.from(uuid, 'base64').toString());
  const [, tenant, id] = parts ?? [];
  return tenant === undefined ? null : { tenant, id: Number(id) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
