/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CancelationReason } from '../../model/cancelationReason.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListContractCancelationReasonsUrl = () => {




  return `/nox/v1/customercenter/contract/cancelationreasons`
}

/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export const listContractCancelationReasons = async ( options?: Parameters<typeof fetcher>[1]): Promise<CancelationReason[]> => {

  return fetcher<CancelationReason[]>(getListContractCancelationReasonsUrl(),
  {
      operationId: 'listContractCancelationReasons', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}