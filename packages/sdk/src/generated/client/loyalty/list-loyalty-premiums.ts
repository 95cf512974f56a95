/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyPremium } from '../../model/loyaltyPremium.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListLoyaltyPremiumsUrl = () => {




  return `/nox/v1/loyalty-program/new/premiums`
}

/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export const listLoyaltyPremiums = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyPremium[]> => {

  return fetcher<LoyaltyPremium[]>(getListLoyaltyPremiumsUrl(),
  {
      operationId: 'listLoyaltyPremiums', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListLoyaltyPremiumsResponse);}


const deserializeListLoyaltyPremiumsResponse = (data: LoyaltyPremium[]): LoyaltyPremium[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.validUntil != null) {
      item0.validUntil = toDate(item0.validUntil);
    }
    if (item0.redeemedAt != null) {
      item0.redeemedAt = toDate(item0.redeemedAt);
    }
  }
  return data;
};