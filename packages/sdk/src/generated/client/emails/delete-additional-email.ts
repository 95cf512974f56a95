/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DeleteAdditionalEmailParams } from '../../model/deleteAdditionalEmailParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getDeleteAdditionalEmailUrl = (params: DeleteAdditionalEmailParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/additional-email?${stringifiedParams}` : `/v1/me/additional-email`
}

/**
 * Remove an additional email address
 *
 * For any logged-in user. Removes verified and unverified addresses and invalidates a pending code. The main address cannot be removed. Repeating the call fails with email.error.notfound.
 */
export const deleteAdditionalEmail = async (params: DeleteAdditionalEmailParams, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteAdditionalEmailUrl(params),
  {
      operationId: 'deleteAdditionalEmail', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}