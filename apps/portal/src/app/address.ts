import { type StudioAddress, decodeStudioUuid } from '../lib/studioUuid.ts';
import { readQuery, tenantName } from './query.ts';

/** Which tenant and studio the address of the page names, by path or by query (specification 1, sections 2 and 2.6). */
export interface Address extends Partial<StudioAddress> {
  /** The studio identifier is there but cannot be read: a page of "Oops!", not a guess. */
  unreadable: boolean;
}

/** Reads the address bar; pure but for its argument. */
export function readAddress({ pathname, search }: { pathname: string; search: string }): Address {
  const [, area, segment] = pathname.split('/');
  const named = segment === undefined ? undefined : safeDecode(segment);
  if (area === 'studio' && named) {
    const studio = decodeStudioUuid(named);
    return studio ? { ...studio, unreadable: false } : { unreadable: true };
  }
  const { tenant, organizationUnitId } = readQuery(search);
  if (area === 'studios' && named)
    return {
      tenant: tenantName(named),
      organizationUnitId,
      unreadable: tenantName(named) === undefined,
    };
  return { tenant, organizationUnitId, unreadable: false };
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
