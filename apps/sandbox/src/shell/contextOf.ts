/** Whose page an address is. */
import { parseStudioUuid, studioOf } from '../domains/studios/rules.ts';
import type { ContextHeaders, Services } from '../server/api.ts';
import type { Place } from './start.ts';

/** `place`: the page, as far as it is known here. */
type Named = { context: ContextHeaders; known: boolean; place?: Place };

/** What the address names, as the headers that the portal would send, and whether there is such a thing. */
export async function contextOf({ db }: Services, url: URL): Promise<Named> {
  const [, area, name = '', ...rest] = url.pathname.split('/');
  const query = url.searchParams;
  const group = query.get('s') ?? query.get('studioCode');
  const override = query.get('whitelabelOverrideConfigId');
  const shared: ContextHeaders = {
    ...(group ? { 'X-Public-Facility-Group': group } : {}),
    ...(override && /^\d{1,5}$/.test(override)
      ? { 'X-Whitelabel-Override-Config-ID': Number(override) }
      : {}),
  };
  if (area === 'studio' && name !== '') {
    const studio = parseStudioUuid(decode(name));
    if (!studio) return { context: shared, known: false };
    const context = { ...shared, 'X-Tenant': studio.tenant };
    const found = await studioOf(db, studio.id, context).catch(() => null);
    if (!found) return { context: shared, known: false };
    const path = rest.filter((segment) => segment !== '').join('/');
    return { context, known: true, place: { area, studio: found, path } };
  }
  const tenant =
    area === 'studios' && name !== '' ? decode(name) : (query.get('t') ?? query.get('tenant'));
  const valid = tenant !== null && /^[a-z0-9-]{1,63}$/.test(tenant);
  return {
    context: valid ? { ...shared, 'X-Tenant': tenant } : shared,
    known: tenant === null || valid,
    ...(valid && area === 'studios' && name !== '' && rest.join('') === ''
      ? { place: { area } }
      : {}),
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
