import { useGetBookingOptionsWithTrialContingentAndOffers } from '@studio-portal/sdk/api/booking-options';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the user's trial contingents and the offers for a time of the trial session; requests
 * nothing without a time or a login, since guests have none.
 */
export function useTrialContingents(benefitId: number, start: Date | undefined) {
  const { studio, user } = useStudio();
  return useGetBookingOptionsWithTrialContingentAndOffers(
    { benefitId, organizationUnitId: studio.id, startDateTime: start?.toJSON() ?? '' },
    { query: { enabled: start !== undefined && user !== undefined, staleTime: 0 } },
  );
}
