/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentOption } from '../../model/identityDocumentOption.ts';
import type { ListContractDocumentTypesParams } from '../../model/listContractDocumentTypesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListContractDocumentTypesUrl = (params: ListContractDocumentTypesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer/documenttypes?${stringifiedParams}` : `/nox/public/v1/contractoffer/documenttypes`
}

/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export const listContractDocumentTypes = async (params: ListContractDocumentTypesParams, options?: Parameters<typeof fetcher>[1]): Promise<IdentityDocumentOption[]> => {

  return fetcher<IdentityDocumentOption[]>(getListContractDocumentTypesUrl(params),
  {
      operationId: 'listContractDocumentTypes', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}