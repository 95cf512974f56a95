import type { IdlePeriod } from '@studio-portal/sdk/types';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { dayInZone, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useIdlePeriods } from './useIdlePeriods.ts';

/**
 * Returns the running and coming accepted pauses in order; none while they load, and for members
 * who may not see their pauses.
 */
export function useAcceptedPauses(): IdlePeriod[] {
  const { data } = useIdlePeriods({ enabled: useCanOpen('idlePeriods') });
  // The list may contain past pauses (useIdlePeriods).
  const today = dayInZone(useStudio().studio.zoneId);
  return (
    data?.current
      .filter(
        ({ state, endDate }) =>
          (state === 'ACTIVE' || state === 'ACCEPTED') && fromWire(endDate) >= today,
      )
      .toSorted((one, other) => Number(one.startDate) - Number(other.startDate)) ?? []
  );
}
