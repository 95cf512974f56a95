/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetSepaMandateDocumentUrl = () => {




  return `/nox/v1/customercenter/sepamandate/download`
}

/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export const getSepaMandateDocument = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetSepaMandateDocumentUrl(),
  {
      operationId: 'getSepaMandateDocument', statuses: [200, 400, 401, 403, 404, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}