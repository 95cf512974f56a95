import { useListCourses, useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';
import { addDays, type Day, mondayOf } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The course appointments of the week that a day lies in, by start; a member's own bookings are marked in them. */
export function useWeek(day: Day) {
  const startDate = mondayOf(day);
  return usePeriod(startDate, addDays(startDate, 6));
}

/** The course appointments from a day to another, both included. A member asks the private call, a visitor its public twin. */
export function usePeriod(startDate: Day, endDate: Day) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id, startDate, endDate };
  const member = useListCourses(params, { query: { enabled: user !== undefined } });
  const visitor = useListPublicCourses(params, { query: { enabled: user === undefined } });
  return user ? member : visitor;
}
