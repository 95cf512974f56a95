/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethodCustomer } from '../../model/paymentMethodCustomer.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentMethodCustomerUrl = (token: string,) => {




  return `/nox/public/v1/payment-method/${encodeURIComponent(String(token))}/customer`
}

/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export const getPaymentMethodCustomer = async (token: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentMethodCustomer> => {

  return fetcher<PaymentMethodCustomer>(getGetPaymentMethodCustomerUrl(token),
  {
      operationId: 'getPaymentMethodCustomer', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}