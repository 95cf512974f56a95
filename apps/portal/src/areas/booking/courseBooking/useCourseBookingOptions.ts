import {
  useGetBookingOptionsWithOffers,
  useGetPublicBookingOptionsWithOffers,
} from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** What the reader holds and what can be bought for a course appointment; nothing is asked without an id. */
export function useCourseBookingOptions(id: number | undefined) {
  const { user } = useStudio();
  const params = { courseAppointmentId: id ?? 0 };
  const isEnabled = id !== undefined;
  const member = useGetBookingOptionsWithOffers(params, {
    query: { enabled: isEnabled && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicBookingOptionsWithOffers(params, {
    query: { enabled: isEnabled && user === undefined },
  });
  return user ? member : visitor;
}
