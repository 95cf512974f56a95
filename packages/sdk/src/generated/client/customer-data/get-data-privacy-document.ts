/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetDataPrivacyDocumentUrl = () => {




  return `/nox/v1/customercenter/dataprivacy/download`
}

/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export const getDataPrivacyDocument = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetDataPrivacyDocumentUrl(),
  {
      operationId: 'getDataPrivacyDocument', statuses: [200, 400, 401, 403, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}