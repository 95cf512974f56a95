/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import type { QuickRegisterRequest } from '../../model/quickRegisterRequest.ts';
import type { RegisterQuicklyHeaders } from '../../model/registerQuicklyHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRegisterQuicklyUrl = () => {




  return `/v2/public/quickregister/register`
}

/**
 * Register from an invitation
 *
 * For anyone with the link of an invitation. Verifying the address uses up the invitation and connects the account to its studio. Otherwise like register.
 */
export const registerQuickly = async (quickRegisterRequest: QuickRegisterRequest,
    headers?: RegisterQuicklyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getRegisterQuicklyUrl(),
  {
    operationId: 'registerQuickly',
    statuses: [202, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(quickRegisterRequest)
  }
).then(deserializeRegisterQuicklyResponse);}


const deserializeRegisterQuicklyResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};