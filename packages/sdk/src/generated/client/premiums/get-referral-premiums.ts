/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ReferralPremiums } from '../../model/referralPremiums.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetReferralPremiumsUrl = () => {




  return `/nox/v1/customercenter/premiums/referrals`
}

/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export const getReferralPremiums = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReferralPremiums> => {

  return fetcher<ReferralPremiums>(getGetReferralPremiumsUrl(),
  {
      operationId: 'getReferralPremiums', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetReferralPremiumsResponse);}


const deserializeGetReferralPremiumsResponse = (data: ReferralPremiums): ReferralPremiums => {
  if (data == null) return data;
  if (data.recruitedMembers != null) {
    for (const item0 of data.recruitedMembers) {
      
      if (item0.recruitedOn != null) {
        item0.recruitedOn = toDate(item0.recruitedOn);
      }
      if (item0.redeemableOn != null) {
        item0.redeemableOn = toDate(item0.redeemableOn);
      }
      if (item0.grant != null) {
        if (item0.grant.startDate != null) {
          item0.grant.startDate = toDate(item0.grant.startDate);
        }
        if (item0.grant.endDate != null) {
          item0.grant.endDate = toDate(item0.grant.endDate);
        }
        item0.grant.grantedAt = toDate(item0.grant.grantedAt);
      }
    }
  }
  if (data.recruitedByMembers != null) {
    for (const item0 of data.recruitedByMembers) {
      
      if (item0.recruitedOn != null) {
        item0.recruitedOn = toDate(item0.recruitedOn);
      }
      if (item0.redeemableOn != null) {
        item0.redeemableOn = toDate(item0.redeemableOn);
      }
      if (item0.grant != null) {
        if (item0.grant.startDate != null) {
          item0.grant.startDate = toDate(item0.grant.startDate);
        }
        if (item0.grant.endDate != null) {
          item0.grant.endDate = toDate(item0.grant.endDate);
        }
        item0.grant.grantedAt = toDate(item0.grant.grantedAt);
      }
    }
  }
  return data;
};