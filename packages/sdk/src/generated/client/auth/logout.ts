/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getLogoutUrl = () => {




  return `/logout`
}

/**
 * Log out
 *
 * Ends the session of the cookie and removes the cookie. Repeating the call returns 401, since nobody is logged in.
 */
export const logout = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getLogoutUrl(),
  {
      operationId: 'logout', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}