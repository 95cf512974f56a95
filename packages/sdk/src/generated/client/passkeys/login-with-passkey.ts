/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoginResult } from '../../model/loginResult.ts';
import type { LoginWithPasskeyRequest } from '../../model/loginWithPasskeyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getLoginWithPasskeyUrl = () => {




  return `/v1/public/passkeys/login`
}

/**
 * Log in with a passkey
 *
 * Public, with the authenticator's response to the challenge of createPasskeyLoginOptions. Starts a session in an HttpOnly cookie and ends the client's previous one, like login. The first response uses up a challenge, valid or not.
 */
export const loginWithPasskey = async (loginWithPasskeyRequest: LoginWithPasskeyRequest, options?: Parameters<typeof fetcher>[1]): Promise<LoginResult> => {

    
return fetcher<LoginResult>(getLoginWithPasskeyUrl(),
  {
    operationId: 'loginWithPasskey',
    statuses: [200, 400, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(loginWithPasskeyRequest)
  }
);}