/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AdditionalEmailRequest } from '../../model/additionalEmailRequest.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAddAdditionalEmailUrl = () => {




  return `/v1/me/additional-email`
}

/**
 * Add an email address
 *
 * For any logged-in user; at most 5 addresses. Sends a code to the address, valid for 24 hours, for verifyAdditionalEmail. Adding an unverified address again sends a new code. For an address of another account, the response is the same, and its owner is notified.
 */
export const addAdditionalEmail = async (additionalEmailRequest: AdditionalEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getAddAdditionalEmailUrl(),
  {
    operationId: 'addAdditionalEmail',
    statuses: [202, 400, 401, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(additionalEmailRequest)
  }
).then(deserializeAddAdditionalEmailResponse);}


const deserializeAddAdditionalEmailResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};