/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ChangeEmailRequest } from '../../model/changeEmailRequest.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getChangeEmailUrl = () => {




  return `/v1/me/changeemail`
}

/**
 * Start changing the main address
 *
 * For any logged-in user, with the password. Sends a code to the new address, valid for 24 hours, with which verifyEmail makes it the main address. Until then, the previous address remains valid; repeating the call sends a new code. For an address of another account, the response is the same, and its owner is notified. Verified additional addresses need no mail: use changeMainEmail.
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getChangeEmailUrl(),
  {
    operationId: 'changeEmail',
    statuses: [202, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(changeEmailRequest)
  }
).then(deserializeChangeEmailResponse);}


const deserializeChangeEmailResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};