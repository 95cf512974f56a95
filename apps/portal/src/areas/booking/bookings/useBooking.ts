import { useGetPublicCalendarItem } from '@studio-portal/sdk/api/calendar';
import { useGetMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** A booking by its uuid, asked anew; nothing is asked without one: the reader's own, or one without an account, which whoever is logged in now may have made, too. */
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
