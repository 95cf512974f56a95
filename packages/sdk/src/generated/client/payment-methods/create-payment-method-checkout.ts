/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePaymentMethodCheckoutHeaders } from '../../model/createPaymentMethodCheckoutHeaders.ts';
import type { CreatePaymentMethodCheckoutRequest } from '../../model/createPaymentMethodCheckoutRequest.ts';
import type { PaymentMethodCheckout } from '../../model/paymentMethodCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePaymentMethodCheckoutUrl = () => {




  return `/v3/public/payment-methods/checkout`
}

/**
 * Start storing a card by link
 *
 * For anyone with the link that a studio has sent; a session has no effect. Takes a card from createPublicCreditCard; use replacePaymentMethod for a bank account with its mandate. Nothing is stored or charged yet: continue with authenticatePaymentMethodCheckout. Replaces a previous checkout.
 */
export const createPaymentMethodCheckout = async (createPaymentMethodCheckoutRequest: CreatePaymentMethodCheckoutRequest,
    headers?: CreatePaymentMethodCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentMethodCheckout> => {

    
return fetcher<PaymentMethodCheckout>(getCreatePaymentMethodCheckoutUrl(),
  {
    operationId: 'createPaymentMethodCheckout',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(createPaymentMethodCheckoutRequest)
  }
).then(deserializeCreatePaymentMethodCheckoutResponse);}


const deserializeCreatePaymentMethodCheckoutResponse = (data: PaymentMethodCheckout): PaymentMethodCheckout => {
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