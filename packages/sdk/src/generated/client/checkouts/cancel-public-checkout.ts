/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelPublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}/cancel`
}

/**
 * Cancel a checkout (public)
 *
 * For anyone with the token. Nothing is booked or charged. Repeating the call has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 */
export const cancelPublicCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

  return fetcher<Checkout>(getCancelPublicCheckoutUrl(publicToken),
  {
      operationId: 'cancelPublicCheckout', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelPublicCheckoutResponse);}


const deserializeCancelPublicCheckoutResponse = (data: Checkout): Checkout => {
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