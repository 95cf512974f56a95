/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Profile } from '../../model/profile.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetProfileUrl = () => {




  return `/v1/me/profile`
}

/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export const getProfile = async ( options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

  return fetcher<Profile>(getGetProfileUrl(),
  {
      operationId: 'getProfile', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetProfileResponse);}


const deserializeGetProfileResponse = (data: Profile): Profile => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  if (data.memberSince != null) {
    data.memberSince = toDate(data.memberSince);
  }
  return data;
};