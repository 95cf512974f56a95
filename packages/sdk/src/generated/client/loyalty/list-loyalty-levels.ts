/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyLevel } from '../../model/loyaltyLevel.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListLoyaltyLevelsUrl = () => {




  return `/nox/v1/loyalty-program/new/levels`
}

/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export const listLoyaltyLevels = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyLevel[]> => {

  return fetcher<LoyaltyLevel[]>(getListLoyaltyLevelsUrl(),
  {
      operationId: 'listLoyaltyLevels', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}