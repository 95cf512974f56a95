/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteStudioConnectUrl = (studioConnectId: number,) => {




  return `/v1/me/studioconnects/${encodeURIComponent(String(studioConnectId))}`
}

/**
 * Disconnect from a studio
 *
 * For any logged-in user, for a connection of the account. The studio keeps the member's data, and the member can connect again. Removing the last connection to a tenant also ends access to its entitlements until then; bookings are kept. Repeating the call fails with studioconnect.error.notfound.
 */
export const deleteStudioConnect = async (studioConnectId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteStudioConnectUrl(studioConnectId),
  {
      operationId: 'deleteStudioConnect', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}