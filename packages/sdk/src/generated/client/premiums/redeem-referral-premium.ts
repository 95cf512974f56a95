/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { RedeemReferralPremiumHeaders } from '../../model/redeemReferralPremiumHeaders.ts';
import type { RedeemReferralPremiumRequest } from '../../model/redeemReferralPremiumRequest.ts';
import type { ReferralRedemption } from '../../model/referralRedemption.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRedeemReferralPremiumUrl = () => {




  return `/nox/v1/customercenter/premiums/redeem`
}

/**
 * Redeem a reward for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. The reward is granted at once: credit is available, a free period reduces charges. Each referral has one reward to choose.
 */
export const redeemReferralPremium = async (redeemReferralPremiumRequest: RedeemReferralPremiumRequest,
    headers?: RedeemReferralPremiumHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ReferralRedemption> => {

    
return fetcher<ReferralRedemption>(getRedeemReferralPremiumUrl(),
  {
    operationId: 'redeemReferralPremium',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeRedeemReferralPremiumRequest(redeemReferralPremiumRequest))
  }
).then(deserializeRedeemReferralPremiumResponse);}


const deserializeRedeemReferralPremiumResponse = (data: ReferralRedemption): ReferralRedemption => {
  if (data == null) return data;
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

const serializeRedeemReferralPremiumRequest = (data: RedeemReferralPremiumRequest): RedeemReferralPremiumRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.rewardStartDate != null) {
    copy.rewardStartDate = copy.rewardStartDate instanceof Date ? (copy.rewardStartDate.toISOString().slice(0, 10) as unknown as Date) : copy.rewardStartDate;
  }
  return copy;
};