/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GetReferralPremiumInfoParams } from '../../model/getReferralPremiumInfoParams.ts';
import type { ReferralPremiumInfo } from '../../model/referralPremiumInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetReferralPremiumInfoUrl = (customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/premiums/redeem/${encodeURIComponent(String(customerRecruitmentId))}/info?${stringifiedParams}` : `/nox/v1/customercenter/premiums/redeem/${encodeURIComponent(String(customerRecruitmentId))}/info`
}

/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export const getReferralPremiumInfo = async (customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: Parameters<typeof fetcher>[1]): Promise<ReferralPremiumInfo> => {

  return fetcher<ReferralPremiumInfo>(getGetReferralPremiumInfoUrl(customerRecruitmentId,params),
  {
      operationId: 'getReferralPremiumInfo', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetReferralPremiumInfoResponse);}


const deserializeGetReferralPremiumInfoResponse = (data: ReferralPremiumInfo): ReferralPremiumInfo => {
  if (data == null) return data;
  if (data.recruitment != null) {
    if (data.recruitment.recruitedOn != null) {
      data.recruitment.recruitedOn = toDate(data.recruitment.recruitedOn);
    }
    if (data.recruitment.redeemableOn != null) {
      data.recruitment.redeemableOn = toDate(data.recruitment.redeemableOn);
    }
    if (data.recruitment.grant != null) {
      if (data.recruitment.grant.startDate != null) {
        data.recruitment.grant.startDate = toDate(data.recruitment.grant.startDate);
      }
      if (data.recruitment.grant.endDate != null) {
        data.recruitment.grant.endDate = toDate(data.recruitment.grant.endDate);
      }
      data.recruitment.grant.grantedAt = toDate(data.recruitment.grant.grantedAt);
    }
  }
  if (data.premiums != null) {
    for (const item0 of data.premiums) {
      
      if (item0.possibleRewardStartDates != null) {
        item0.possibleRewardStartDates = item0.possibleRewardStartDates.map((date) => toDate(date));
      }
    }
  }
  return data;
};