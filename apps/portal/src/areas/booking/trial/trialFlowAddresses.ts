import type { FlowAddresses } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { trialResult } from './trialResult.ts';

interface OfferIds {
  benefitId: number;
  offerId: number;
}

/**
 * The pages of buying a trial session. Its confirmation page is that of the mails; a bank leads back to the summary.
 * @param query of the steps before there is an order: whom the reader has chosen, and the invitation
 */
export function trialFlowAddresses(
  studioUuid: string,
  { benefitId: id, offerId }: OfferIds,
  query: { employee?: number | undefined; lead?: string | undefined },
): FlowAddresses {
  const at = { studioUuid, id };
  const queryString = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
  const search = queryString && `?${queryString}`;
  return {
    contact: `${path('trialSessionContact', { ...at, offerId })}${search}`,
    payment: `${path('trialSessionPayment', { ...at, offerId })}${search}`,
    summary: (checkoutId) => path('trialSessionSummaryOffer', { ...at, offerId, checkoutId }),
    success: (checkoutId) => path('trialSessionSuccess', { ...at, checkoutId }),
    cancel: (checkoutId) => path('trialSessionCancel', { ...at, checkoutId }),
    failure: (checkoutId) => path('trialSessionFailure', { ...at, checkoutId }),
    booking: (uuid) => trialResult(studioUuid, id, uuid),
  };
}
