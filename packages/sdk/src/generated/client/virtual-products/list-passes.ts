/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Pass } from '../../model/pass.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPassesUrl = () => {




  return `/v1/me/passes`
}

/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export const listPasses = async ( options?: Parameters<typeof fetcher>[1]): Promise<Pass[]> => {

  return fetcher<Pass[]>(getListPassesUrl(),
  {
      operationId: 'listPasses', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPassesResponse);}


const deserializeListPassesResponse = (data: Pass[]): Pass[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.validFrom != null) {
      item0.validFrom = toDate(item0.validFrom);
    }
    if (item0.validUntil != null) {
      item0.validUntil = toDate(item0.validUntil);
    }
  }
  return data;
};