/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyPremiumInfo } from '../../model/loyaltyPremiumInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyPremiumInfoUrl = (assignmentId: number,) => {




  return `/nox/v1/loyalty-program/premium/${encodeURIComponent(String(assignmentId))}/info`
}

/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export const getLoyaltyPremiumInfo = async (assignmentId: number, options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyPremiumInfo> => {

  return fetcher<LoyaltyPremiumInfo>(getGetLoyaltyPremiumInfoUrl(assignmentId),
  {
      operationId: 'getLoyaltyPremiumInfo', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetLoyaltyPremiumInfoResponse);}


const deserializeGetLoyaltyPremiumInfoResponse = (data: LoyaltyPremiumInfo): LoyaltyPremiumInfo => {
  if (data == null) return data;
  if (data.premium != null) {
    if (data.premium.validUntil != null) {
      data.premium.validUntil = toDate(data.premium.validUntil);
    }
    if (data.premium.redeemedAt != null) {
      data.premium.redeemedAt = toDate(data.premium.redeemedAt);
    }
  }
  if (data.possibleRewardStartDates != null) {
    data.possibleRewardStartDates = data.possibleRewardStartDates.map((date) => toDate(date));
  }
  if (data.grant != null) {
    if (data.grant.startDate != null) {
      data.grant.startDate = toDate(data.grant.startDate);
    }
    if (data.grant.endDate != null) {
      data.grant.endDate = toDate(data.grant.endDate);
    }
    data.grant.grantedAt = toDate(data.grant.grantedAt);
  }
  return data;
};