/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractDownloadUrl } from '../../model/contractDownloadUrl.ts';
import type { GetContractDownloadUrlParams } from '../../model/getContractDownloadUrlParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetContractDownloadUrlUrl = (contractId: number,
    params?: GetContractDownloadUrlParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/downloadurl?${stringifiedParams}` : `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/downloadurl`
}

/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export const getContractDownloadUrl = async (contractId: number,
    params?: GetContractDownloadUrlParams, options?: Parameters<typeof fetcher>[1]): Promise<ContractDownloadUrl> => {

  return fetcher<ContractDownloadUrl>(getGetContractDownloadUrlUrl(contractId,params),
  {
      operationId: 'getContractDownloadUrl', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetContractDownloadUrlResponse);}


const deserializeGetContractDownloadUrlResponse = (data: ContractDownloadUrl): ContractDownloadUrl => {
  if (data == null) return data;
  data.validUntil = toDate(data.validUntil);
  return data;
};