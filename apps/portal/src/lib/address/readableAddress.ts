import { readQuery, withoutStudio } from './query.ts';
import { encodeStudioUuid } from './studioUuid.ts';

/**
 * The address of a studio's page whose identifier cannot be read, with the one that the query names (specification 1, section 2: "taken
 * from the path or built from query parameters"); undefined where the query names no studio either.
 */
export function readableAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const { tenant, organizationUnitId } = readQuery(search);
  if (tenant === undefined || organizationUnitId === undefined) return undefined;
  const [, area, , ...rest] = pathname.split('/');
  const studioUuid = encodeURIComponent(encodeStudioUuid({ tenant, organizationUnitId }));
  return `/${[area, studioUuid, ...rest].join('/')}${withoutStudio(search)}`;
}
