/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PendingCancelation } from '../../model/pendingCancelation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPendingCancelationsUrl = () => {




  return `/nox/v1/customercenter/contract/pendingcancelation`
}

/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export const listPendingCancelations = async ( options?: Parameters<typeof fetcher>[1]): Promise<PendingCancelation[]> => {

  return fetcher<PendingCancelation[]>(getListPendingCancelationsUrl(),
  {
      operationId: 'listPendingCancelations', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPendingCancelationsResponse);}


const deserializeListPendingCancelationsResponse = (data: PendingCancelation[]): PendingCancelation[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.cancelationDate = toDate(item0.cancelationDate);
    item0.contractEndDate = toDate(item0.contractEndDate);
  }
  return data;
};