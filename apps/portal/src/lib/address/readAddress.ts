import { type StudioAddress, decodeStudioUuid } from './studioUuid.ts';
import { readQuery, tenantName } from './query.ts';

/**
 * Reads tenant and studio from the path or the query (spec 2 and 2.6). An identifier that cannot be
 * decoded counts as missing.
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
