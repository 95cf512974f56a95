import { type StudioAddress, decodeStudioUuid } from './studioUuid.ts';
import { readQuery, tenantName } from './query.ts';

/**
 * Which tenant and studio the address of the page names, by path or by query (specification 1, sections 2 and 2.6); an
 * identifier that cannot be read is none. Pure but for its argument.
 */
export function readAddress({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Partial<StudioAddress> {
  const [, area, segment] = pathname.split('/');
  const named = segment === undefined ? undefined : safeDecode(segment);
  const studio = area === 'studio' && named ? decodeStudioUuid(named) : undefined;
  if (studio) return studio;
  const { tenant, organizationUnitId } = readQuery(search);
  if (area === 'studios' && named) return { tenant: tenantName(named), organizationUnitId };
  return { tenant, organizationUnitId };
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
