/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { FinalizePaymentMethodCheckoutHeaders } from '../../model/finalizePaymentMethodCheckoutHeaders.ts';
import type { KeptPaymentMethod } from '../../model/keptPaymentMethod.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getFinalizePaymentMethodCheckoutUrl = (token: string,) => {




  return `/v3/public/payment-methods/${encodeURIComponent(String(token))}/finalize`
}

/**
 * Change to the new card
 *
 * For anyone with the link, after the holder has confirmed the card or if no confirmation is required. Replaces the old payment method and uses up the link. Repeating the call returns the first result. The member is notified by mail.
 */
export const finalizePaymentMethodCheckout = async (token: string,
    headers?: FinalizePaymentMethodCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<KeptPaymentMethod> => {

    
return fetcher<KeptPaymentMethod>(getFinalizePaymentMethodCheckoutUrl(token),
  {
    operationId: 'finalizePaymentMethodCheckout',
    statuses: [200, 400, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeFinalizePaymentMethodCheckoutResponse);}


const deserializeFinalizePaymentMethodCheckoutResponse = (data: KeptPaymentMethod): KeptPaymentMethod => {
  if (data == null) return data;
  data.validFrom = toDate(data.validFrom);
  return data;
};