/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import type { CheckoutAuthentication } from '../../model/checkoutAuthentication.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAuthenticateCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/${encodeURIComponent(String(id))}/authenticate`
}

/**
 * Request the bank's confirmation
 *
 * For the account that created it. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizeCheckout. Charges nothing. Can be repeated while the checkout is open and then returns the current state.
 */
export const authenticateCheckout = async (id: string,
    authenticateCheckoutRequest: AuthenticateCheckoutRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckoutAuthentication> => {

    
return fetcher<CheckoutAuthentication>(getAuthenticateCheckoutUrl(id),
  {
    operationId: 'authenticateCheckout',
    statuses: [200, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(authenticateCheckoutRequest)
  }
);}