/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import type { CheckoutAuthentication } from '../../model/checkoutAuthentication.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAuthenticatePaymentRequestCheckoutUrl = (id: string,) => {




  return `/v3/public/paymentrequestcheckouts/${encodeURIComponent(String(id))}/authenticate`
}

/**
 * Request the bank's confirmation (payment request)
 *
 * For anyone with the id. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentRequestCheckout. Charges nothing and can be repeated while the checkout is open.
 */
export const authenticatePaymentRequestCheckout = async (id: string,
    authenticateCheckoutRequest: AuthenticateCheckoutRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckoutAuthentication> => {

    
return fetcher<CheckoutAuthentication>(getAuthenticatePaymentRequestCheckoutUrl(id),
  {
    operationId: 'authenticatePaymentRequestCheckout',
    statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(authenticateCheckoutRequest)
  }
);}