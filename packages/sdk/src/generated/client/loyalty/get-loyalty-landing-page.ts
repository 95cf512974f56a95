/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyLandingPage } from '../../model/loyaltyLandingPage.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyLandingPageUrl = () => {




  return `/nox/v1/loyalty-program/new/landing-page`
}

/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export const getLoyaltyLandingPage = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyLandingPage> => {

  return fetcher<LoyaltyLandingPage>(getGetLoyaltyLandingPageUrl(),
  {
      operationId: 'getLoyaltyLandingPage', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}