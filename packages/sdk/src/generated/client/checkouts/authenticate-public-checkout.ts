/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import type { CheckoutAuthentication } from '../../model/checkoutAuthentication.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAuthenticatePublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}/authenticate`
}

/**
 * Request the bank's confirmation (public)
 *
 * For anyone with the token. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePublicCheckout. Charges nothing and can be repeated while the checkout is open.
 */
export const authenticatePublicCheckout = async (publicToken: string,
    authenticateCheckoutRequest: AuthenticateCheckoutRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckoutAuthentication> => {

    
return fetcher<CheckoutAuthentication>(getAuthenticatePublicCheckoutUrl(publicToken),
  {
    operationId: 'authenticatePublicCheckout',
    statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(authenticateCheckoutRequest)
  }
);}