/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetContractDocumentParams } from '../../model/getContractDocumentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetContractDocumentUrl = (contractId: number,
    params?: GetContractDocumentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/download?${stringifiedParams}` : `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/download`
}

/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export const getContractDocument = async (contractId: number,
    params?: GetContractDocumentParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetContractDocumentUrl(contractId,params),
  {
      operationId: 'getContractDocument', statuses: [200, 400, 401, 403, 404, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}