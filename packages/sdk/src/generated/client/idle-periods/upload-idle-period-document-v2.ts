/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdlePeriodDocument } from '../../model/idlePeriodDocument.ts';
import type { IdlePeriodDocumentUpload } from '../../model/idlePeriodDocumentUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getUploadIdlePeriodDocumentV2Url = () => {




  return `/nox/v2/customercenter/idleperiod/document`
}

/**
 * Upload a document for an idle period
 *
 * For members of the tenant in X-Tenant. The document is stored for a day, for the one idle period that refers to its id; uploadIdlePeriodDocument is for clients that send no id. Pictures are re-encoded to remove metadata.
 */
export const uploadIdlePeriodDocumentV2 = async (idlePeriodDocumentUpload: IdlePeriodDocumentUpload, options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodDocument> => {
    const formData = new FormData();
formData.append(`document`, idlePeriodDocumentUpload.document);

  return fetcher<IdlePeriodDocument>(getUploadIdlePeriodDocumentV2Url(),
  {
      operationId: 'uploadIdlePeriodDocumentV2', statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST'
    ,
    body: formData
  }
).then(deserializeUploadIdlePeriodDocumentV2Response);}


const deserializeUploadIdlePeriodDocumentV2Response = (data: IdlePeriodDocument): IdlePeriodDocument => {
  if (data == null) return data;
  data.validUntil = toDate(data.validUntil);
  return data;
};