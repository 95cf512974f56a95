import type { BookingPortalStudio, FilterStudio } from '@studio-portal/sdk/types';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import type { Position } from '../shared/distance.ts';

/** A studio with a known position. */
export interface LocatedStudio {
  studioUuid: string;
  name: string;
  coordinates: Position;
}

/**
 * Returns the studios that have a position.
 * @param found all studios that match; not every backend knows their positions
 * @param listed studios whose details have been loaded, used in that case
 */
export function locateStudios(
  found: readonly FilterStudio[],
  listed: readonly Pick<BookingPortalStudio, 'studioUuid' | 'name' | 'coordinates'>[],
): LocatedStudio[] {
  const hasPositions = found.some(({ coordinates }) => coordinates);
  const studios = hasPositions
    ? found.map(({ tenant, id, ...rest }) => ({
        studioUuid: encodeStudioUuid({ tenant, organizationUnitId: id }),
        ...rest,
      }))
    : listed;
  return studios.flatMap(({ studioUuid, name, coordinates }) =>
    coordinates ? [{ studioUuid, name, coordinates }] : [],
  );
}
