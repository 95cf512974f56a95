/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteWalletCardUrl = () => {




  return `/v1/me/wallet/card`
}

/**
 * Remove the wallet card
 *
 * For any logged-in user, for the door card of the member of the tenant in X-Tenant. Its code is no longer accepted at the door; the pass itself stays in the wallet until its owner deletes it. Repeating the call fails with wallet.error.cardnotfound.
 */
export const deleteWalletCard = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteWalletCardUrl(),
  {
      operationId: 'deleteWalletCard', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}