import {
  useListCoursesWithCanceled,
  useListPublicCoursesWithCanceled,
} from '@studio-portal/sdk/api/bookable-items';
import type { Day } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the course appointments between two days, both inclusive, with the canceled ones. Logged-in users need the private
 * call, visitors its public counterpart.
 */
export function useCourses(startDate: Day, endDate: Day, enabled = true) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id, startDate, endDate };
  const member = useListCoursesWithCanceled(params, {
    query: { enabled: enabled && user !== undefined },
  });
  const visitor = useListPublicCoursesWithCanceled(params, {
    query: { enabled: enabled && user === undefined },
  });
  return user ? member : visitor;
}
