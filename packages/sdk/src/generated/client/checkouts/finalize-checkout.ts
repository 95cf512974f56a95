/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import type { FinalizeCheckoutHeaders } from '../../model/finalizeCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getFinalizeCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/${encodeURIComponent(String(id))}/finalize`
}

/**
 * Book and charge
 *
 * For the account that created it. The person it was bought for becomes a customer of the tenant. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice. If the product is not available, the checkout stays open and nothing is held; after a decline it is FAILED for good. The call for the specific type returns the purchase.
 */
export const finalizeCheckout = async (id: string,
    headers?: FinalizeCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

    
return fetcher<Checkout>(getFinalizeCheckoutUrl(id),
  {
    operationId: 'finalizeCheckout',
    statuses: [200, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeFinalizeCheckoutResponse);}


const deserializeFinalizeCheckoutResponse = (data: Checkout): Checkout => {
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