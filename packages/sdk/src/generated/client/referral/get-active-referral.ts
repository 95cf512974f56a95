/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GetActiveReferralParams } from '../../model/getActiveReferralParams.ts';
import type { ReferralActive } from '../../model/referralActive.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetActiveReferralUrl = (params: GetActiveReferralParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/referral/active?${stringifiedParams}` : `/nox/public/v1/referral/active`
}

/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export const getActiveReferral = async (params: GetActiveReferralParams, options?: Parameters<typeof fetcher>[1]): Promise<ReferralActive> => {

  return fetcher<ReferralActive>(getGetActiveReferralUrl(params),
  {
      operationId: 'getActiveReferral', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetActiveReferralResponse);}


const deserializeGetActiveReferralResponse = (data: ReferralActive): ReferralActive => {
  if (data == null) return data;
  if (data.program != null) {
    if (data.program.validUntil != null) {
      data.program.validUntil = toDate(data.program.validUntil);
    }
  }
  return data;
};