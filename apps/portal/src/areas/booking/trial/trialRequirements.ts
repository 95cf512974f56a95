import type { Requirements } from '../../checkout/flow/Flow.ts';
import type { Trial } from './useTrial.ts';

/** Returns the consents and contact data that the studio requires for a trial session. */
export const trialRequirements = ({
  config: { legalConsents, contactFields },
  lead,
}: Trial): Requirements => ({
  consents: legalConsents,
  phone: contactFields.some(({ field, required }) => field === 'phone' && required)
    ? 'required'
    : 'optional',
  known: knownLeadData(lead),
});

/** Returns known data of the invited person, with empty strings for unknown fields. */
export const knownLeadData = (lead: Trial['lead']) => ({
  firstname: lead?.firstname ?? '',
  lastname: lead?.lastname ?? '',
  email: lead?.email ?? '',
  phone: lead?.phone ?? '',
});
