import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface Period {
  start: Date;
  end: Date;
}

/** The first of some bookings that lies in a period, at least in part; one on a waiting list is no hindrance yet. */
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

/** What the reader has booked at the same time, at whichever studio; undefined for nothing, and as long as it is not known. */
export function useClash(period: Period): CalendarItem | undefined {
  const { user } = useStudio();
  const { data } = useListMyCurrentCalendarItems({ query: { enabled: user !== undefined } });
  return findClash(data ?? [], period);
}
