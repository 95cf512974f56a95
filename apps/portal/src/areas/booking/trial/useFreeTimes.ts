import { useGetPublicTrialSessionSlots } from '@studio-portal/sdk/api/bookable-items';
import { filterSlots } from '../slots/filterSlots.ts';
import { openOnFirstFree, useSlotChoice } from '../slots/useSlotChoice.ts';
import { addDays, type Day, dayInZone, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Days to search for the next free times if a day has none. */
const searchDays = 28;

/** Loads the free times of the week of a day. */
function useWeek(benefitId: number, day: Day) {
  const monday = weekStart(day);
  return useGetPublicTrialSessionSlots(benefitId, {
    organizationUnitId: useStudio().studio.id,
    startDate: monday,
    endDate: addDays(monday, 6),
  });
}

/**
 * Provides the shown day and trainer with the free times of the week, and the next ones if the day
 * has none. Without a day in the address, opens on today, or else on the next day with a free time.
 */
export function useFreeTimes(benefitId: number) {
  const { id: organizationUnitId, zoneId } = useStudio().studio;
  const addressed = useSlotChoice();
  const { day, employeeId, hasDay } = addressed;
  const filter = { employeeIds: employeeId === undefined ? [] : [employeeId] };
  const first = useWeek(benefitId, day);
  const isEmpty =
    first.data !== undefined &&
    !filterSlots(first.data.slots, filter, zoneId).some(
      ({ startDateTime }) => dayInZone(zoneId, startDateTime) === day,
    );
  const later = useGetPublicTrialSessionSlots(
    benefitId,
    { organizationUnitId, startDate: day, endDate: addDays(day, searchDays) },
    { query: { enabled: isEmpty } },
  );
  const nextFree = later.data && filterSlots(later.data.slots, filter, zoneId);
  const choice = isEmpty ? openOnFirstFree(addressed, nextFree, zoneId) : addressed;
  const week = useWeek(benefitId, choice.day);
  const isOpening = isEmpty && !hasDay && later.isPending;
  return {
    choice,
    slots: week.data && !isOpening ? filterSlots(week.data.slots, filter, zoneId) : undefined,
    nextFree,
    error: week.data ? null : week.error,
  };
}
