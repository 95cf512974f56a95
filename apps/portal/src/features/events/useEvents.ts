import {
  useListPublicStudioEvents,
  useListStudioEvents,
} from '@studio-portal/sdk/api/bookable-items';
import { useSearchParams } from 'react-router';
import { addDays, dayIn, isDay } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** As many days as the backend tells of at once (description of listStudioEvents). */
const daysAtOnce = 62;

/** The events of the next two months, or from the day of the address on (`?from=2027-01-24`); a member's own bookings are marked in them. */
export function useEvents() {
  const { studio, user } = useStudio();
  const [query] = useSearchParams();
  const today = dayIn(studio.zoneId);
  const asked = query.get('from');
  const from = isDay(asked) && asked > today ? asked : today;
  const params = {
    organizationUnitId: studio.id,
    startDate: from,
    endDate: addDays(from, daysAtOnce - 1),
  };
  const member = useListStudioEvents(params, { query: { enabled: user !== undefined } });
  const visitor = useListPublicStudioEvents(params, { query: { enabled: user === undefined } });
  return {
    events: user ? member : visitor,
    isLater: from !== today,
    laterHref: `?from=${addDays(from, daysAtOnce)}`,
  };
}
