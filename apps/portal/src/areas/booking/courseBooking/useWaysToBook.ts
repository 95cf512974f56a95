import {
  useGetBookingOptionsWithOffers,
  useGetPublicBookingOptionsWithOffers,
} from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** What the reader holds and what can be bought for a course appointment; nothing is asked without an id. */
export function useWaysToBook(id: number | undefined) {
  const { user } = useStudio();
  const params = { courseAppointmentId: id ?? 0 };
  const known = id !== undefined;
  const member = useGetBookingOptionsWithOffers(params, {
    query: { enabled: known && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicBookingOptionsWithOffers(params, {
    query: { enabled: known && user === undefined },
  });
  return user ? member : visitor;
}
