import { useGetPublicTrialSessionSlots } from '@studio-portal/sdk/api/bookable-items';
import type { SlotChoice } from '../slots/useSlotChoice.ts';
import { slotsFor } from '../slots/slotsFor.ts';
import { addDays, dayInZone, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** How many days ahead the next free times are looked for where a day has none. */
const soon = 28;

/** The free times of the week that is shown, and the next ones where its day has none. */
export function useFreeTimes(benefitId: number, { day, employeeId }: SlotChoice) {
  const { studio } = useStudio();
  const monday = weekStart(day);
  const organizationUnitId = studio.id;
  const week = useGetPublicTrialSessionSlots(benefitId, {
    organizationUnitId,
    startDate: monday,
    endDate: addDays(monday, 6),
  });
  const wishes = { employeeIds: employeeId === undefined ? [] : [employeeId] };
  const slots = week.data && slotsFor(week.data.slots, wishes, studio.zoneId);
  const isEmpty =
    slots !== undefined &&
    !slots.some(({ startDateTime }) => dayInZone(studio.zoneId, startDateTime) === day);
  const later = useGetPublicTrialSessionSlots(
    benefitId,
    { organizationUnitId, startDate: day, endDate: addDays(day, soon) },
    { query: { enabled: isEmpty } },
  );
  return {
    slots,
    nextFree: later.data && slotsFor(later.data.slots, wishes, studio.zoneId),
    error: week.data ? null : week.error,
  };
}
