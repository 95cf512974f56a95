/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyRedemption } from '../../model/loyaltyRedemption.ts';
import type { RedeemLoyaltyPremiumHeaders } from '../../model/redeemLoyaltyPremiumHeaders.ts';
import type { RedeemLoyaltyPremiumRequest } from '../../model/redeemLoyaltyPremiumRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRedeemLoyaltyPremiumUrl = () => {




  return `/nox/v1/loyalty-program/premium/redeem`
}

/**
 * Redeem a reward
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Spends the points and grants the reward, both or neither: credit is available at once, a free period reduces charges. Each reward can be redeemed once.
 */
export const redeemLoyaltyPremium = async (redeemLoyaltyPremiumRequest: RedeemLoyaltyPremiumRequest,
    headers?: RedeemLoyaltyPremiumHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyRedemption> => {

    
return fetcher<LoyaltyRedemption>(getRedeemLoyaltyPremiumUrl(),
  {
    operationId: 'redeemLoyaltyPremium',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeRedeemLoyaltyPremiumRequest(redeemLoyaltyPremiumRequest))
  }
).then(deserializeRedeemLoyaltyPremiumResponse);}


const deserializeRedeemLoyaltyPremiumResponse = (data: LoyaltyRedemption): LoyaltyRedemption => {
  if (data == null) return data;
  data.redeemedAt = toDate(data.redeemedAt);
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

const serializeRedeemLoyaltyPremiumRequest = (data: RedeemLoyaltyPremiumRequest): RedeemLoyaltyPremiumRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.rewardStartDate != null) {
    copy.rewardStartDate = copy.rewardStartDate instanceof Date ? (copy.rewardStartDate.toISOString().slice(0, 10) as unknown as Date) : copy.rewardStartDate;
  }
  return copy;
};