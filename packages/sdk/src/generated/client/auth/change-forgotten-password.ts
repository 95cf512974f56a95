/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ChangeForgottenPasswordRequest } from '../../model/changeForgottenPasswordRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getChangeForgottenPasswordUrl = () => {




  return `/v2/public/user/changepassword`
}

/**
 * Set a new password with the code from the mail
 *
 * For anyone with the code that resetPassword has mailed. Ends all sessions of the account, removes its passkeys, push subscriptions and calendar address, and verifies its e-mail address, since the code was received there; the owner is notified by mail. A code works once. Wrong attempts do not use it up, so that strangers cannot invalidate it.
 */
export const changeForgottenPassword = async (changeForgottenPasswordRequest: ChangeForgottenPasswordRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getChangeForgottenPasswordUrl(),
  {
    operationId: 'changeForgottenPassword',
    statuses: [204, 400, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(changeForgottenPasswordRequest)
  }
);}