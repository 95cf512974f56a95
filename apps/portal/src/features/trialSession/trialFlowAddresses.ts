import type { FlowAddresses } from '../../domains/checkout/Flow.ts';
import { path } from '../../site/address/paths.ts';
import { trialResult } from './trialResult.ts';

interface Offered {
  benefitId: number;
  offerId: number;
}

/**
 * The pages of buying a trial session. Its confirmation page is that of the mails; a bank leads back to the summary.
 * @param employeeId whom the reader has chosen; undefined for anyone
 */
export function trialFlowAddresses(
  studioUuid: string,
  { benefitId: id, offerId }: Offered,
  employeeId: number | undefined,
): FlowAddresses {
  const at = { studioUuid, id };
  const who = employeeId === undefined ? '' : `?employee=${employeeId}`;
  return {
    contact: `${path('trialSessionContact', { ...at, offerId })}${who}`,
    payment: `${path('trialSessionPayment', { ...at, offerId })}${who}`,
    summary: (checkoutId) => path('trialSessionSummaryOffer', { ...at, offerId, checkoutId }),
    success: (checkoutId) => path('trialSessionSuccess', { ...at, checkoutId }),
    cancel: (checkoutId) => path('trialSessionCancel', { ...at, checkoutId }),
    failure: (checkoutId) => path('trialSessionFailure', { ...at, checkoutId }),
    booking: (uuid) => trialResult(studioUuid, id, uuid),
  };
}
