/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyActivity } from '../../model/loyaltyActivity.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListLoyaltyActivitiesUrl = () => {




  return `/nox/v1/loyalty-program/new/activities`
}

/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export const listLoyaltyActivities = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyActivity[]> => {

  return fetcher<LoyaltyActivity[]>(getListLoyaltyActivitiesUrl(),
  {
      operationId: 'listLoyaltyActivities', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}