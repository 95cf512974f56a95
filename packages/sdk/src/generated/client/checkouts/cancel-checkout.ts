/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Cancel a checkout
 *
 * For the account that created it. Nothing is booked or charged. Repeating the call, or canceling a failed or expired checkout, has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 */
export const cancelCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

  return fetcher<Checkout>(getCancelCheckoutUrl(id),
  {
      operationId: 'cancelCheckout', statuses: [200, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelCheckoutResponse);}


const deserializeCancelCheckoutResponse = (data: Checkout): Checkout => {
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