/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodDocumentUpload } from '../../model/idlePeriodDocumentUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getUploadIdlePeriodDocumentUrl = () => {




  return `/nox/v1/customercenter/idleperiod/document`
}

/**
 * Upload the document for the next idle period
 *
 * For members of the tenant in X-Tenant. For clients that send only the two days: the next idle period that is requested uses it if the studio requires a document. It is stored for a day; uploadIdlePeriodDocumentV2 returns an id instead.
 */
export const uploadIdlePeriodDocument = async (idlePeriodDocumentUpload: IdlePeriodDocumentUpload, options?: Parameters<typeof fetcher>[1]): Promise<void> => {
    const formData = new FormData();
formData.append(`document`, idlePeriodDocumentUpload.document);

  return fetcher<void>(getUploadIdlePeriodDocumentUrl(),
  {
      operationId: 'uploadIdlePeriodDocument', statuses: [204, 400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}