/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Wallets } from '../../model/wallets.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetWalletsUrl = () => {




  return `/v1/me/wallet`
}

/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export const getWallets = async ( options?: Parameters<typeof fetcher>[1]): Promise<Wallets> => {

  return fetcher<Wallets>(getGetWalletsUrl(),
  {
      operationId: 'getWallets', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetWalletsResponse);}


const deserializeGetWalletsResponse = (data: Wallets): Wallets => {
  if (data == null) return data;
  if (data.card != null) {
    data.card.createdAt = toDate(data.card.createdAt);
  }
  return data;
};