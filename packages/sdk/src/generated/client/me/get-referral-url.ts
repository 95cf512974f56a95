/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralUrl } from '../../model/referralUrl.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetReferralUrlUrl = () => {




  return `/v1/me/referralurl`
}

/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export const getReferralUrl = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReferralUrl> => {

  return fetcher<ReferralUrl>(getGetReferralUrlUrl(),
  {
      operationId: 'getReferralUrl', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}