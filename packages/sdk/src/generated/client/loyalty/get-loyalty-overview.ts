/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyOverview } from '../../model/loyaltyOverview.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyOverviewUrl = () => {




  return `/nox/v1/loyalty-program/new/overview`
}

/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export const getLoyaltyOverview = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyOverview> => {

  return fetcher<LoyaltyOverview>(getGetLoyaltyOverviewUrl(),
  {
      operationId: 'getLoyaltyOverview', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetLoyaltyOverviewResponse);}


const deserializeGetLoyaltyOverviewResponse = (data: LoyaltyOverview): LoyaltyOverview => {
  if (data == null) return data;
  data.date = toDate(data.date);
  data.registeredAt = toDate(data.registeredAt);
  if (data.expirations != null) {
    for (const item0 of data.expirations) {
      
      item0.date = toDate(item0.date);
    }
  }
  return data;
};