/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import type { RegisterHeaders } from '../../model/registerHeaders.ts';
import type { RegisterRequest } from '../../model/registerRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRegisterUrl = () => {




  return `/v3/public/register`
}

/**
 * Register an account
 *
 * Public. Sends a code to the address, valid for 24 hours; repeating the call sends a new code, which verifies the latest data. If the address already has an account, the response is the same, and its owner is notified instead. Does not log in.
 */
export const register = async (registerRequest: RegisterRequest,
    headers?: RegisterHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getRegisterUrl(),
  {
    operationId: 'register',
    statuses: [202, 400, 403, 404, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(registerRequest)
  }
).then(deserializeRegisterResponse);}


const deserializeRegisterResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};