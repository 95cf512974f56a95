/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getWithdrawAmendmentUrl = (id: string,) => {




  return `/nox/v1/customercenter/amendments/${encodeURIComponent(String(id))}/withdraw`
}

/**
 * Withdraw a change
 *
 * For the member who has requested it, until the studio has decided. The data are unchanged; repeating the call returns 204 again.
 */
export const withdrawAmendment = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getWithdrawAmendmentUrl(id),
  {
      operationId: 'withdrawAmendment', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}