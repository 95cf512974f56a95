/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PublicAccountBalance } from '../../model/publicAccountBalance.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicAccountBalanceUrl = (token: string,) => {




  return `/v3/public/accountbalance/${encodeURIComponent(String(token))}`
}

/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export const getPublicAccountBalance = async (token: string, options?: Parameters<typeof fetcher>[1]): Promise<PublicAccountBalance> => {

  return fetcher<PublicAccountBalance>(getGetPublicAccountBalanceUrl(token),
  {
      operationId: 'getPublicAccountBalance', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}