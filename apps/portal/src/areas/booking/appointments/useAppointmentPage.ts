import { useParams } from 'react-router';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findTrialId } from '../bookings/prices.ts';
import { type AppointmentFilter, readAppointmentFilter } from './appointmentFilter.ts';
import { useBenefits } from './useBenefits.ts';
import { useTimeChoice } from './useTimeChoice.ts';

/**
 * Loads the appointment that the address names, with its times and the filter. `trialStart` is set
 * if it is a trial session, which has its own page.
 */
export function useAppointmentPage() {
  const { studioUuid } = useStudio();
  const { filter: filterText } = useParams();
  const filter: AppointmentFilter | 'broken' =
    filterText === undefined ? {} : (readAppointmentFilter(filterText) ?? 'broken');
  const id = useNumericParam('id');
  const benefits = useBenefits();
  const requested = benefits.data?.find((one) => one.id === id);
  // Trial sessions are booked on their own page, which asks what the studio needs, or not at all.
  const isTrial = requested !== undefined && findTrialId(requested.price) !== null;
  const hasTrials = useCanOpen('trialSession');
  const benefit = isTrial ? undefined : requested;
  const trialStart = isTrial && hasTrials ? path('trialSession', { studioUuid }) : undefined;
  const times = useTimeChoice(benefit?.id, benefit, filter === 'broken' ? {} : filter);
  useOwnTitle(benefit?.name);
  return { id, filter, benefits, benefit, trialStart, times };
}
