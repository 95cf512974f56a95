import {
  useGetAppointmentDays,
  useGetPublicAppointmentDays,
} from '@studio-portal/sdk/api/bookable-items';
import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads an appointment's slots in the week of a day, by start, including those that the user has
 * booked. Always fresh, since slots fill up within minutes.
 */
export function useFreeSlots(benefitId: number | undefined, day: Day) {
  const { studio, user } = useStudio();
  const startDate = weekStart(day);
  const params = { organizationUnitId: studio.id, startDate, endDate: addDays(startDate, 6) };
  const isEnabled = benefitId !== undefined;
  const member = useGetAppointmentDays(benefitId ?? 0, params, {
    query: { enabled: isEnabled && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicAppointmentDays(benefitId ?? 0, params, {
    query: { enabled: isEnabled && user === undefined, staleTime: 0 },
  });
  const query = user ? member : visitor;
  return { ...query, slots: query.data?.days.flatMap(({ slots }) => slots) };
}
