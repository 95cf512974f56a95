/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UserInfo } from '../../model/userInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetUserInfoUrl = () => {




  return `/v1/me/info`
}

/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export const getUserInfo = async ( options?: Parameters<typeof fetcher>[1]): Promise<UserInfo> => {

  return fetcher<UserInfo>(getGetUserInfoUrl(),
  {
      operationId: 'getUserInfo', statuses: [200, 400, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}