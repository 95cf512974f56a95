/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelIdlePeriodUrl = (idlePeriodId: number,) => {




  return `/nox/v1/customercenter/idleperiod/${encodeURIComponent(String(idlePeriodId))}`
}

/**
 * Cancel an idle period
 *
 * For members of the tenant in X-Tenant. Possible before it begins or while it waits for the studio; the contract then continues as if it had not been requested, and the member is notified by mail. Repeating the call returns 204 again.
 */
export const cancelIdlePeriod = async (idlePeriodId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getCancelIdlePeriodUrl(idlePeriodId),
  {
      operationId: 'cancelIdlePeriod', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}