import { useGetPublicTrialSessionSlots } from '@studio-portal/sdk/api/bookable-items';
import type { SlotChoice } from '../slots/useSlotChoice.ts';
import { filterSlots } from '../slots/filterSlots.ts';
import { addDays, dayInZone, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Days to search for the next free times if a day has none. */
const searchDays = 28;

/** Loads the free times of the shown week, and the next ones if the shown day has none. */
export function useFreeTimes(benefitId: number, { day, employeeId }: SlotChoice) {
  const { studio } = useStudio();
  const monday = weekStart(day);
  const organizationUnitId = studio.id;
  const week = useGetPublicTrialSessionSlots(benefitId, {
    organizationUnitId,
    startDate: monday,
    endDate: addDays(monday, 6),
  });
  const filter = { employeeIds: employeeId === undefined ? [] : [employeeId] };
  const slots = week.data && filterSlots(week.data.slots, filter, studio.zoneId);
  const isEmpty =
    slots !== undefined &&
    !slots.some(({ startDateTime }) => dayInZone(studio.zoneId, startDateTime) === day);
  const later = useGetPublicTrialSessionSlots(
    benefitId,
    { organizationUnitId, startDate: day, endDate: addDays(day, searchDays) },
    { query: { enabled: isEmpty } },
  );
  return {
    slots,
    nextFree: later.data && filterSlots(later.data.slots, filter, studio.zoneId),
    error: week.data ? null : week.error,
  };
}
