/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeletePasskeyUrl = (passkeyId: number,) => {




  return `/v1/me/passkeys/${encodeURIComponent(String(passkeyId))}`
}

/**
 * Remove a passkey
 *
 * For any logged-in user, for a passkey of the account. It can no longer be used to log in; its sessions continue. Repeating the call fails with passkey.error.notfound.
 */
export const deletePasskey = async (passkeyId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeletePasskeyUrl(passkeyId),
  {
      operationId: 'deletePasskey', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}