/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VerifyAdditionalEmailRequest } from '../../model/verifyAdditionalEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getVerifyAdditionalEmailUrl = () => {




  return `/v1/me/additionalemail/verify`
}

/**
 * Verify an additional email address
 *
 * For the account that added the address, logged in. A code works once; wrong attempts do not use it up. A verified address cannot be used to log in, but can become the main address with changeMainEmail. Its path has no hyphen; there is no other.
 */
export const verifyAdditionalEmail = async (verifyAdditionalEmailRequest: VerifyAdditionalEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getVerifyAdditionalEmailUrl(),
  {
    operationId: 'verifyAdditionalEmail',
    statuses: [204, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(verifyAdditionalEmailRequest)
  }
);}