/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Passkey } from '../../model/passkey.ts';
import type { RegisterPasskeyRequest } from '../../model/registerPasskeyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRegisterPasskeyUrl = () => {




  return `/v1/me/passkeys`
}

/**
 * Add a passkey
 *
 * For any logged-in user, with the authenticator's response to the challenge of createPasskeyRegistrationOptions. The passkey can then be used to log in, and the owner is notified by mail. The first response uses up a challenge, valid or not.
 */
export const registerPasskey = async (registerPasskeyRequest: RegisterPasskeyRequest, options?: Parameters<typeof fetcher>[1]): Promise<Passkey> => {

    
return fetcher<Passkey>(getRegisterPasskeyUrl(),
  {
    operationId: 'registerPasskey',
    statuses: [201, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(registerPasskeyRequest)
  }
).then(deserializeRegisterPasskeyResponse);}


const deserializeRegisterPasskeyResponse = (data: Passkey): Passkey => {
  if (data == null) return data;
  data.createdAt = toDate(data.createdAt);
  if (data.lastUsedAt != null) {
    data.lastUsedAt = toDate(data.lastUsedAt);
  }
  return data;
};