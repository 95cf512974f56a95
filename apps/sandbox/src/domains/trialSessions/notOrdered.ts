/** Trial sessions go their own way: consents, a mail to be answered, one for each person. */
import { apiError } from '../../server/apiError.ts';
import type { OfferedBenefit, StoredSingleOffer } from '../singleAppointments/benefits.ts';

function notOrdered(): Error {
  return apiError(
    422,
    'trialsession.error.notordered',
    'This trial session is booked with the calls of trial sessions',
  );
}

/** @throws 422 for a trial session that costs nothing; one that costs something is bought */
export function refuseFreeTrial({ priceState, trialConfigurationId }: StoredSingleOffer): void {
  if (trialConfigurationId !== null && priceState === 'FREE') throw notOrdered();
}

/** @throws 422 for a kind of appointment that is a trial session and nothing else: nothing that a member holds pays for it */
export function refuseTrialKind({ offers }: OfferedBenefit): void {
  if (offers.every(({ trialConfigurationId }) => trialConfigurationId !== null)) throw notOrdered();
}
