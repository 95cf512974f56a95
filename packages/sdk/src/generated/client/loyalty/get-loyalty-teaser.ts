/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyTeaser } from '../../model/loyaltyTeaser.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyTeaserUrl = () => {




  return `/nox/v1/loyalty-program/new/teaser`
}

/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export const getLoyaltyTeaser = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyTeaser> => {

  return fetcher<LoyaltyTeaser>(getGetLoyaltyTeaserUrl(),
  {
      operationId: 'getLoyaltyTeaser', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}