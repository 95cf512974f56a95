/** Whose page an address is, as far as the address alone says it. */
import type { Named, NamedTenant } from './PageBackend.ts';

/** What an address names. */
export type NamedPage = {
  named: Named;
  /** Whether what it names can be: an identifier that cannot be read names no studio. */
  readable: boolean;
  /** The page, where it is one of a studio or the finder of a chain; `path`: what follows the studio's identifier, '' for its home. */
  place?:
    | { area: 'studio'; named: NamedTenant; studioId: number; path: string }
    | { area: 'studios' };
};

/** @param hostTenant the chain that the host belongs to, for pages that name none */
export function namedBy(url: URL, hostTenant?: string): NamedPage {
  const [, area, name = '', ...rest] = url.pathname.split('/');
  const query = url.searchParams;
  const told = query.get('s') ?? query.get('studioCode');
  // It goes out as a header, which says letters of ASCII alone.
  const group = told !== null && /^[\x21-\x7e]{1,100}$/.test(told) ? told : null;
  const override = query.get('whitelabelOverrideConfigId');
  const shared: Named = {
    ...(group ? { facilityGroup: group } : {}),
    ...(override && /^\d{1,5}$/.test(override) ? { overrideConfigId: Number(override) } : {}),
  };
  if (area === 'studio' && name !== '') {
    const studio = parseStudioUuid(decode(name));
    if (!studio) return { named: shared, readable: false };
    const named = { ...shared, tenant: studio.tenant };
    const path = rest.filter((segment) => segment !== '').join('/');
    return { named, readable: true, place: { area, named, studioId: studio.id, path } };
  }
  const chain =
    area === 'studios' && name !== '' ? decode(name) : (query.get('t') ?? query.get('tenant'));
  const tenant = chain ?? (group ? null : hostTenant) ?? null;
  const valid = tenant !== null && /^[a-z0-9-]{1,63}$/.test(tenant);
  return {
    named: valid ? { ...shared, tenant } : shared,
    readable: tenant === null || valid,
    ...(valid && area === 'studios' && name !== '' && rest.join('') === ''
      ? { place: { area } }
      : {}),
  };
}

/**
 * Reads the identifier of a studio: base64 of tenant and organization unit id, joined by a colon.
 * @returns null when it is not that
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
