/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { MyReferralProgram } from '../../model/myReferralProgram.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetReferralProgramUrl = () => {




  return `/nox/v1/referralprogram`
}

/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export const getReferralProgram = async ( options?: Parameters<typeof fetcher>[1]): Promise<MyReferralProgram> => {

  return fetcher<MyReferralProgram>(getGetReferralProgramUrl(),
  {
      operationId: 'getReferralProgram', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetReferralProgramResponse);}


const deserializeGetReferralProgramResponse = (data: MyReferralProgram): MyReferralProgram => {
  if (data == null) return data;
  if (data.program != null) {
    if (data.program.validUntil != null) {
      data.program.validUntil = toDate(data.program.validUntil);
    }
  }
  return data;
};