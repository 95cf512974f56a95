/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetQuickConnectParams } from '../../model/getQuickConnectParams.ts';
import type { QuickConnect } from '../../model/quickConnect.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetQuickConnectUrl = (params: GetQuickConnectParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/mysports/quickconnect?${stringifiedParams}` : `/nox/public/v1/mysports/quickconnect`
}

/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export const getQuickConnect = async (params: GetQuickConnectParams, options?: Parameters<typeof fetcher>[1]): Promise<QuickConnect> => {

  return fetcher<QuickConnect>(getGetQuickConnectUrl(params),
  {
      operationId: 'getQuickConnect', statuses: [200, 400, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}