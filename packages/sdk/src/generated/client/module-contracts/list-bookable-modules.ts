/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableModule } from '../../model/bookableModule.ts';
import type { ListBookableModulesParams } from '../../model/listBookableModulesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListBookableModulesUrl = (params: ListBookableModulesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/modulecontract/bookable?${stringifiedParams}` : `/nox/v1/customercenter/modulecontract/bookable`
}

/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export const listBookableModules = async (params: ListBookableModulesParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableModule[]> => {

  return fetcher<BookableModule[]>(getListBookableModulesUrl(params),
  {
      operationId: 'listBookableModules', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListBookableModulesResponse);}


const deserializeListBookableModulesResponse = (data: BookableModule[]): BookableModule[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.earliestStartDate = toDate(item0.earliestStartDate);
    item0.latestStartDate = toDate(item0.latestStartDate);
  }
  return data;
};