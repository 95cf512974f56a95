import { readQuery, withoutStudio } from './query.ts';
import { encodeStudioUuid } from './studioUuid.ts';

/**
 * Replaces an unreadable studio identifier in the path with the studio that the query names (spec
 * 2: "taken from the path or built from query parameters"). Returns undefined if the query names no
 * studio.
 */
export function repairAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const { tenant, organizationUnitId } = readQuery(search);
  if (tenant === undefined || organizationUnitId === undefined) return undefined;
  const [, area, , ...rest] = pathname.split('/');
  const studioUuid = encodeURIComponent(encodeStudioUuid({ tenant, organizationUnitId }));
  return `/${[area, studioUuid, ...rest].join('/')}${withoutStudio(search)}`;
}
