/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePaymentRequestCheckoutHeaders } from '../../model/createPaymentRequestCheckoutHeaders.ts';
import type { CreatePaymentRequestCheckoutRequest } from '../../model/createPaymentRequestCheckoutRequest.ts';
import type { PaymentRequestCheckout } from '../../model/paymentRequestCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePaymentRequestCheckoutUrl = () => {




  return `/v3/public/paymentrequestcheckouts`
}

/**
 * Pay a payment request
 *
 * For anyone with the link; a session has no effect. The instrument is created by createPublicCreditCard or a similar call and can be used once. Keep the id of the response, which grants access to all further steps. Nothing is reserved: if there are two checkouts, the first one finalized pays, and the other fails. Open until expiresAt, at most as long as the payment request; repeating the call without the same Idempotency-Key requires another instrument and creates a second checkout.
 */
export const createPaymentRequestCheckout = async (createPaymentRequestCheckoutRequest: CreatePaymentRequestCheckoutRequest,
    headers?: CreatePaymentRequestCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequestCheckout> => {

    
return fetcher<PaymentRequestCheckout>(getCreatePaymentRequestCheckoutUrl(),
  {
    operationId: 'createPaymentRequestCheckout',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(createPaymentRequestCheckoutRequest)
  }
).then(deserializeCreatePaymentRequestCheckoutResponse);}


const deserializeCreatePaymentRequestCheckoutResponse = (data: PaymentRequestCheckout): PaymentRequestCheckout => {
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