/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getResendRegistrationMailUrl = () => {




  return `/v1/me/resendregistrationmail`
}

/**
 * Resend the registration code
 *
 * For any logged-in user whose address is not verified. The new code is valid for 24 hours and replaces the previous one; fails with account.error.alreadyverified for verified accounts.
 */
export const resendRegistrationMail = async ( options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

  return fetcher<CodeSent>(getResendRegistrationMailUrl(),
  {
      operationId: 'resendRegistrationMail', statuses: [202, 400, 401, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeResendRegistrationMailResponse);}


const deserializeResendRegistrationMailResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};