/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ChangePasswordRequest } from '../../model/changePasswordRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getChangePasswordUrl = () => {




  return `/v1/me/changepassword`
}

/**
 * Change the password
 *
 * For any logged-in user, with the current password. Renews the session and ends all others, removes the push subscriptions of all devices and invalidates mailed codes; the owner is notified by mail.
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getChangePasswordUrl(),
  {
    operationId: 'changePassword',
    statuses: [204, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(changePasswordRequest)
  }
);}