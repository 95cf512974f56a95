import { type StudioAddress, decodeStudioUuid } from '../lib/studioUuid.ts';

/** Which tenant and studio the address of the page names, by path or by query (specification 1, sections 2 and 2.6). */
export interface Address extends Partial<StudioAddress> {
  /** The studio identifier is there but cannot be read: a page of "Oops!", not a guess. */
  unreadable: boolean;
}

const integer = (text: string | null): number | undefined =>
  text && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined;
const tenantName = (text: string | null | undefined): string | undefined =>
  text && /^[a-z0-9-]{1,63}$/.test(text) ? text : undefined;

/** Reads the address bar; pure but for its argument. */
export function readAddress({ pathname, search }: { pathname: string; search: string }): Address {
  const query = new URLSearchParams(search);
  const [, area, segment] = pathname.split('/');
  const named = segment === undefined ? undefined : safeDecode(segment);
  if (area === 'studio' && named) {
    const studio = decodeStudioUuid(named);
    return studio ? { ...studio, unreadable: false } : { unreadable: true };
  }
  if (area === 'studios' && named)
    return { tenant: tenantName(named), unreadable: tenantName(named) === undefined };
  return {
    tenant: tenantName(query.get('t') ?? query.get('tenant')),
    organizationUnitId: integer(query.get('o') ?? query.get('organizationUnitId')),
    unreadable: false,
  };
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
