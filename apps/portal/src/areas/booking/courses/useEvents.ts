import {
  useListPublicStudioEvents,
  useListStudioEvents,
} from '@studio-portal/sdk/api/bookable-items';
import type { Day } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the events between two days, both inclusive; for logged-in users their own bookings are
 * marked.
 */
export function useEvents(startDate: Day, endDate: Day, enabled = true) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id, startDate, endDate };
  const member = useListStudioEvents(params, {
    query: { enabled: enabled && user !== undefined },
  });
  const visitor = useListPublicStudioEvents(params, {
    query: { enabled: enabled && user === undefined },
  });
  return user ? member : visitor;
}
