/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyRegistrationOptions } from '../../model/passkeyRegistrationOptions.ts';
import type { PasskeyRegistrationOptionsRequest } from '../../model/passkeyRegistrationOptionsRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePasskeyRegistrationOptionsUrl = () => {




  return `/v1/me/passkeys/registrationoptions`
}

/**
 * Start adding a passkey
 *
 * For any logged-in user, with the password. Returns the options for navigator.credentials.create. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to registerPasskey.
 */
export const createPasskeyRegistrationOptions = async (passkeyRegistrationOptionsRequest: PasskeyRegistrationOptionsRequest, options?: Parameters<typeof fetcher>[1]): Promise<PasskeyRegistrationOptions> => {

    
return fetcher<PasskeyRegistrationOptions>(getCreatePasskeyRegistrationOptionsUrl(),
  {
    operationId: 'createPasskeyRegistrationOptions',
    statuses: [201, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(passkeyRegistrationOptionsRequest)
  }
);}