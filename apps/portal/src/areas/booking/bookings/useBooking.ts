import { useGetPublicCalendarItem } from '@studio-portal/sdk/api/calendar';
import { useGetMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads a booking, always fresh; requests nothing without a uuid. A booking that is not the user's
 * own is looked up among guest bookings, since logged-in users may open one that they made without
 * an account.
 */
export function useBooking(uuid: string | undefined) {
  const { user } = useStudio();
  const own = useGetMyCalendarItem(uuid ?? '', {
    query: { staleTime: 0, enabled: uuid !== undefined && user !== undefined },
  });
  const isGuestBooking = user === undefined || own.error?.status === 404;
  const guest = useGetPublicCalendarItem(uuid ?? '', {
    query: { staleTime: 0, enabled: uuid !== undefined && isGuestBooking },
  });
  const { data, error, refetch } = isGuestBooking ? guest : own;
  return { data, error, refetch, isGuestBooking };
}
