/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GoogleWalletPass } from '../../model/googleWalletPass.ts';
import type { WalletPassRequest } from '../../model/walletPassRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateGoogleWalletPassUrl = () => {




  return `/v1/me/wallet/google`
}

/**
 * Create a pass for Google Wallet
 *
 * For any logged-in user, for a booking of the account or, without bookingUuid, for the door card of the member of the tenant in X-Tenant. A new door card has a new code, and the previous one stops working. The pass of a booking has no code for the door.
 */
export const createGoogleWalletPass = async (walletPassRequest: WalletPassRequest, options?: Parameters<typeof fetcher>[1]): Promise<GoogleWalletPass> => {

    
return fetcher<GoogleWalletPass>(getCreateGoogleWalletPassUrl(),
  {
    operationId: 'createGoogleWalletPass',
    statuses: [201, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(walletPassRequest)
  }
);}