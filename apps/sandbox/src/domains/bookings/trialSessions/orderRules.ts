/** Trial sessions have their own calls, with consents, mail confirmation and one per person. */
import { apiError } from '../../../platform/http/apiError.ts';
import type { OfferedBenefit, StoredSingleOffer } from '../singleAppointments/benefits.ts';

function notOrderedError(): Error {
  return apiError(
    422,
    'trialsession.error.notordered',
    'This trial session is booked with the calls of trial sessions',
  );
}

/** @throws 422 for a free trial session; paid ones are bought through a checkout */
export function rejectFreeTrial({ priceState, trialConfigurationId }: StoredSingleOffer): void {
  if (trialConfigurationId !== null && priceState === 'FREE') throw notOrderedError();
}

/** @throws 422 for a benefit that is only a trial session, which only trial contingents pay */
export function rejectTrialBenefit({ offers }: OfferedBenefit): void {
  if (offers.every(({ trialConfigurationId }) => trialConfigurationId !== null))
    throw notOrderedError();
}
