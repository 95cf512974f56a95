/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentOption } from '../../model/identityDocumentOption.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPersonalDocumentTypesUrl = () => {




  return `/nox/v1/customercenter/personaldata/documenttypes`
}

/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export const listPersonalDocumentTypes = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdentityDocumentOption[]> => {

  return fetcher<IdentityDocumentOption[]>(getListPersonalDocumentTypesUrl(),
  {
      operationId: 'listPersonalDocumentTypes', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}