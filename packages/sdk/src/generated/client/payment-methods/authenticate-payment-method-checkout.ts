/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import type { CheckoutAuthentication } from '../../model/checkoutAuthentication.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAuthenticatePaymentMethodCheckoutUrl = (token: string,) => {




  return `/v3/public/payment-methods/${encodeURIComponent(String(token))}/authenticate`
}

/**
 * Request the bank's confirmation (payment method)
 *
 * For anyone with the link, for its latest checkout. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentMethodCheckout. Stores nothing and can be repeated while the checkout is open.
 */
export const authenticatePaymentMethodCheckout = async (token: string,
    authenticateCheckoutRequest: AuthenticateCheckoutRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckoutAuthentication> => {

    
return fetcher<CheckoutAuthentication>(getAuthenticatePaymentMethodCheckoutUrl(token),
  {
    operationId: 'authenticatePaymentMethodCheckout',
    statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(authenticateCheckoutRequest)
  }
);}