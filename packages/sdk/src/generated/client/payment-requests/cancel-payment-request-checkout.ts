/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentRequestCheckout } from '../../model/paymentRequestCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelPaymentRequestCheckoutUrl = (id: string,) => {




  return `/v3/public/paymentrequestcheckouts/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Cancel a payment request's checkout
 *
 * For anyone with the id. Nothing is charged, and the payment request stays open. Repeating the call has the same result; finalized checkouts cannot be canceled.
 */
export const cancelPaymentRequestCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequestCheckout> => {

  return fetcher<PaymentRequestCheckout>(getCancelPaymentRequestCheckoutUrl(id),
  {
      operationId: 'cancelPaymentRequestCheckout', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelPaymentRequestCheckoutResponse);}


const deserializeCancelPaymentRequestCheckoutResponse = (data: PaymentRequestCheckout): PaymentRequestCheckout => {
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