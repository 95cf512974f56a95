import type { FlowAddresses } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { trialResult } from './trialResult.ts';

interface OfferIds {
  benefitId: number;
  offerId: number;
}

/**
 * Returns the pages of buying a trial session. Banks return to the summary, since the confirmation
 * page is the one for mails.
 * @param query selected trainer and invitation, for the steps before an order exists
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
