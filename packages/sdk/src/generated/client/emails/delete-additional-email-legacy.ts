/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DeleteAdditionalEmailLegacyParams } from '../../model/deleteAdditionalEmailLegacyParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getDeleteAdditionalEmailLegacyUrl = (params: DeleteAdditionalEmailLegacyParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/additionalemail?${stringifiedParams}` : `/v1/me/additionalemail`
}

/**
 * Remove an additional email address (old path)
 *
 * For any logged-in user. Old path of deleteAdditionalEmail with the same behavior; use that instead.
 */
export const deleteAdditionalEmailLegacy = async (params: DeleteAdditionalEmailLegacyParams, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteAdditionalEmailLegacyUrl(params),
  {
      operationId: 'deleteAdditionalEmailLegacy', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}