/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ReferralCodeValidation } from '../../model/referralCodeValidation.ts';
import type { ValidateReferralCodeParams } from '../../model/validateReferralCodeParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateReferralCodeUrl = (params: ValidateReferralCodeParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/referral/code/validate?${stringifiedParams}` : `/nox/public/v1/referral/code/validate`
}

/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export const validateReferralCode = async (params: ValidateReferralCodeParams, options?: Parameters<typeof fetcher>[1]): Promise<ReferralCodeValidation> => {

  return fetcher<ReferralCodeValidation>(getValidateReferralCodeUrl(params),
  {
      operationId: 'validateReferralCode', statuses: [200, 400, 404, 422, 429, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeValidateReferralCodeResponse);}


const deserializeValidateReferralCodeResponse = (data: ReferralCodeValidation): ReferralCodeValidation => {
  if (data == null) return data;
  if (data.validUntil != null) {
    data.validUntil = toDate(data.validUntil);
  }
  return data;
};