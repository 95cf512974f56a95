import type { Requirements } from '../../checkout/flow/Flow.ts';
import type { Trial } from './useTrial.ts';

/** Returns the consents and contact data that the studio requires for a trial session. */
export const trialRequirements = ({
  config: { legalConsents, contactFields },
  lead,
}: Trial): Requirements => {
  const need = (name: 'phone' | 'dateOfBirth') =>
    contactFields.some(({ field, required }) => field === name && required)
      ? 'required'
      : 'optional';
  return {
    consents: legalConsents,
    phone: need('phone'),
    dateOfBirth: need('dateOfBirth'),
    known: knownLeadData(lead),
  };
};

/** Returns known data of the invited person, with empty strings for unknown fields. */
export const knownLeadData = (lead: Trial['lead']) => ({
  firstname: lead?.firstname ?? '',
  lastname: lead?.lastname ?? '',
  email: lead?.email ?? '',
  phone: lead?.phone ?? '',
});
