/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentRequestCheckout } from '../../model/paymentRequestCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentRequestCheckoutUrl = (id: string,) => {




  return `/v3/public/paymentrequestcheckouts/${encodeURIComponent(String(id))}`
}

/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export const getPaymentRequestCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequestCheckout> => {

  return fetcher<PaymentRequestCheckout>(getGetPaymentRequestCheckoutUrl(id),
  {
      operationId: 'getPaymentRequestCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPaymentRequestCheckoutResponse);}


const deserializeGetPaymentRequestCheckoutResponse = (data: PaymentRequestCheckout): PaymentRequestCheckout => {
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