import {
  useGetBookingOptionsWithOffers,
  useGetPublicBookingOptionsWithOffers,
} from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the user's booking options and the offers for a time of an appointment; requests nothing
 * without a time.
 */
export function useAppointmentBookingOptions(benefitId: number, start: Date | undefined) {
  const { studio, user } = useStudio();
  const params = {
    benefitId,
    organizationUnitId: studio.id,
    startDateTime: start?.toJSON() ?? '',
  };
  const member = useGetBookingOptionsWithOffers(params, {
    query: { enabled: start !== undefined && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicBookingOptionsWithOffers(params, {
    query: { enabled: start !== undefined && user === undefined },
  });
  return user ? member : visitor;
}
