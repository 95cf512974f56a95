/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentMethodConfiguration } from '../../model/paymentMethodConfiguration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentMethodConfigurationUrl = (token: string,) => {




  return `/v3/public/payment-methods/${encodeURIComponent(String(token))}/configuration`
}

/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export const getPaymentMethodConfiguration = async (token: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentMethodConfiguration> => {

  return fetcher<PaymentMethodConfiguration>(getGetPaymentMethodConfigurationUrl(token),
  {
      operationId: 'getPaymentMethodConfiguration', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPaymentMethodConfigurationResponse);}


const deserializeGetPaymentMethodConfigurationResponse = (data: PaymentMethodConfiguration): PaymentMethodConfiguration => {
  if (data == null) return data;
  if (data.checkout != null) {
    if (data.checkout.paymentInstrument != null) {
      if (data.checkout.paymentInstrument.mandate != null) {
        data.checkout.paymentInstrument.mandate.givenAt = toDate(data.checkout.paymentInstrument.mandate.givenAt);
      }
    }
    data.checkout.createdAt = toDate(data.checkout.createdAt);
    data.checkout.expiresAt = toDate(data.checkout.expiresAt);
  }
  data.tokenValidUntil = toDate(data.tokenValidUntil);
  return data;
};