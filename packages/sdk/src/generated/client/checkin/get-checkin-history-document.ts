/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetCheckinHistoryDocumentParams } from '../../model/getCheckinHistoryDocumentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetCheckinHistoryDocumentUrl = (params?: GetCheckinHistoryDocumentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/check-in-history?${stringifiedParams}` : `/nox/v1/check-in-history`
}

/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export const getCheckinHistoryDocument = async (params?: GetCheckinHistoryDocumentParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetCheckinHistoryDocumentUrl(params),
  {
      operationId: 'getCheckinHistoryDocument', statuses: [200, 400, 401, 403, 422, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}