/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import type { DeleteAccountHeaders } from '../../model/deleteAccountHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteAccountUrl = () => {




  return `/v1/me`
}

/**
 * Delete the account
 *
 * For any logged-in user, with the password; fails with upcoming bookings, pending payments or debts. Ends all sessions and deletes personal data; records of past bookings and payments that a studio must keep are anonymized. This cannot be undone; the owner is notified by mail.
 */
export const deleteAccount = async (headers: DeleteAccountHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getDeleteAccountUrl(),
  {
    operationId: 'deleteAccount',
    statuses: [204, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'DELETE',
    headers: addHeaders(options?.headers, headers)
  }
);}