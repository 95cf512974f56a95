/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import type { FinalizePublicCheckoutHeaders } from '../../model/finalizePublicCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getFinalizePublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}/finalize`
}

/**
 * Book and charge (public)
 *
 * For anyone with the token. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice.
 */
export const finalizePublicCheckout = async (publicToken: string,
    headers?: FinalizePublicCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

    
return fetcher<Checkout>(getFinalizePublicCheckoutUrl(publicToken),
  {
    operationId: 'finalizePublicCheckout',
    statuses: [200, 400, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeFinalizePublicCheckoutResponse);}


const deserializeFinalizePublicCheckoutResponse = (data: Checkout): Checkout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  return data;
};