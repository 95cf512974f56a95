import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface Period {
  start: Date;
  end: Date;
}

/** Returns the first booking that overlaps a period; waiting list places do not count. */
export const findClash = <
  Booking extends Pick<CalendarItem, 'startDateTime' | 'endDateTime' | 'onWaitingList'>,
>(
  bookings: readonly Booking[],
  { start, end }: Period,
): Booking | undefined =>
  bookings.find(
    ({ startDateTime, endDateTime, onWaitingList }) =>
      !onWaitingList && startDateTime < end && endDateTime > start,
  );

/**
 * Returns the user's booking at the same time, at any studio; undefined if there is none or while
 * loading.
 */
export function useClash(period: Period): CalendarItem | undefined {
  const { user } = useStudio();
  const { data } = useListMyCurrentCalendarItems({ query: { enabled: user !== undefined } });
  return findClash(data ?? [], period);
}
