import {
  useListPublicStudioEvents,
  useListStudioEvents,
} from '@studio-portal/sdk/api/bookable-items';
import type { Day } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The events from a day to another, both included; a member's own bookings are marked in them. */
export function useEvents(startDate: Day, endDate: Day) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id, startDate, endDate };
  const member = useListStudioEvents(params, { query: { enabled: user !== undefined } });
  const visitor = useListPublicStudioEvents(params, { query: { enabled: user === undefined } });
  return user ? member : visitor;
}
