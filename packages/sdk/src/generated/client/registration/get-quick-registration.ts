/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetQuickRegistrationParams } from '../../model/getQuickRegistrationParams.ts';
import type { QuickRegistration } from '../../model/quickRegistration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetQuickRegistrationUrl = (params: GetQuickRegistrationParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v2/public/quickregister?${stringifiedParams}` : `/v2/public/quickregister`
}

/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export const getQuickRegistration = async (params: GetQuickRegistrationParams, options?: Parameters<typeof fetcher>[1]): Promise<QuickRegistration> => {

  return fetcher<QuickRegistration>(getGetQuickRegistrationUrl(params),
  {
      operationId: 'getQuickRegistration', statuses: [200, 400, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}