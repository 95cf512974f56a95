/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import type { ResetPasswordHeaders } from '../../model/resetPasswordHeaders.ts';
import type { ResetPasswordRequest } from '../../model/resetPasswordRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getResetPasswordUrl = () => {




  return `/v1/public/user/resetpassword`
}

/**
 * Request a code to set a new password
 *
 * Public. Sends a code to the address if it has an account; the code is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same response after the same time. X-Tenant and X-Public-Facility-Group determine the sender of the mail, Accept-Language its language.
 */
export const resetPassword = async (resetPasswordRequest: ResetPasswordRequest,
    headers?: ResetPasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getResetPasswordUrl(),
  {
    operationId: 'resetPassword',
    statuses: [204, 400, 403, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(resetPasswordRequest)
  }
);}