/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AdditionalEmailRequest } from '../../model/additionalEmailRequest.ts';
import type { CodeSent } from '../../model/codeSent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getAddAdditionalEmailLegacyUrl = () => {




  return `/v1/me/additionalemail`
}

/**
 * Add an email address (old path)
 *
 * For any logged-in user. Old path of addAdditionalEmail with the same behavior; use that instead.
 */
export const addAdditionalEmailLegacy = async (additionalEmailRequest: AdditionalEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getAddAdditionalEmailLegacyUrl(),
  {
    operationId: 'addAdditionalEmailLegacy',
    statuses: [202, 400, 401, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(additionalEmailRequest)
  }
).then(deserializeAddAdditionalEmailLegacyResponse);}


const deserializeAddAdditionalEmailLegacyResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};