/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoginRequest } from '../../model/loginRequest.ts';
import type { LoginResult } from '../../model/loginResult.ts';
import { loginFetcher } from '../../../runtime/fetcher.ts';



export const getLoginUrl = () => {




  return `/login`
}

/**
 * Log in
 *
 * Public. The credentials are sent as basic authorization and in the body; both must match. Starts a session in an HttpOnly cookie and ends the client's previous one. Unknown users and wrong passwords get the same response after the same time.
 */
export const login = async (loginRequest: LoginRequest, options?: Parameters<typeof loginFetcher>[1]): Promise<LoginResult> => {

    
return loginFetcher<LoginResult>(getLoginUrl(),
  {
    operationId: 'login',
    statuses: [200, 400, 401, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(loginRequest)
  }
);}