import type { Requirements } from '../../checkout/flow/Flow.ts';
import type { Trial } from './useTrial.ts';

/** What the studio asks of whoever comes to try, where they buy it as where it costs nothing. */
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

/** What the studio knows of whom it has invited. */
export const knownLeadData = (lead: Trial['lead']) => ({
  firstname: lead?.firstname ?? '',
  lastname: lead?.lastname ?? '',
  email: lead?.email ?? '',
  phone: lead?.phone ?? '',
});
