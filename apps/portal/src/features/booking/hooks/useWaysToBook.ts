import { useGetBookingOptionsWithOffers, useGetPublicBookingOptionsWithOffers } from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';

/** What the reader holds and what can be bought for a course appointment. */
export function useWaysToBook(courseAppointmentId: number) {
  const { user } = useStudio();
  const params = { courseAppointmentId };
  const member = useGetBookingOptionsWithOffers(params, { query: { enabled: user !== undefined, staleTime: 0 } });
  const visitor = useGetPublicBookingOptionsWithOffers(params, { query: { enabled: user === undefined } });
  return user ? member : visitor;
}
