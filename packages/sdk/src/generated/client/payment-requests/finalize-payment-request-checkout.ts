/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { FinalizePaymentRequestCheckoutHeaders } from '../../model/finalizePaymentRequestCheckoutHeaders.ts';
import type { PaymentRequestCheckout } from '../../model/paymentRequestCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getFinalizePaymentRequestCheckoutUrl = (id: string,) => {




  return `/v3/public/paymentrequestcheckouts/${encodeURIComponent(String(id))}/finalize`
}

/**
 * Finalize a payment request's checkout
 *
 * For anyone with the id. Charges the payment, books it to the account at the studio and sends the receipt in one step, completely or not at all. Repeating the call returns the first result; nothing is charged twice. Fails and releases the authorized amount if the request has been paid in the meantime.
 */
export const finalizePaymentRequestCheckout = async (id: string,
    headers?: FinalizePaymentRequestCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequestCheckout> => {

    
return fetcher<PaymentRequestCheckout>(getFinalizePaymentRequestCheckoutUrl(id),
  {
    operationId: 'finalizePaymentRequestCheckout',
    statuses: [200, 400, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeFinalizePaymentRequestCheckoutResponse);}


const deserializeFinalizePaymentRequestCheckoutResponse = (data: PaymentRequestCheckout): PaymentRequestCheckout => {
  if (data == null) return data;
  if (data.paymentRequest != null) {
    if (data.paymentRequest.positions != null) {
      for (const item0 of data.paymentRequest.positions) {
        
        item0.dueDate = toDate(item0.dueDate);
      }
    }
    if (data.paymentRequest.paidAt != null) {
      data.paymentRequest.paidAt = toDate(data.paymentRequest.paidAt);
    }
    data.paymentRequest.tokenValidUntil = toDate(data.paymentRequest.tokenValidUntil);
  }
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  return data;
};