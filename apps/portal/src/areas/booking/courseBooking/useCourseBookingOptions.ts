import {
  useGetBookingOptionsWithOffers,
  useGetPublicBookingOptionsWithOffers,
} from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the user's booking options and the offers for a course appointment; requests nothing
 * without an id.
 */
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
