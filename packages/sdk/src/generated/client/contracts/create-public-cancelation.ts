/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicCancelationHeaders } from '../../model/createPublicCancelationHeaders.ts';
import type { DeclarationReceipt } from '../../model/declarationReceipt.ts';
import type { PublicCancelationRequest } from '../../model/publicCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicCancelationUrl = () => {




  return `/nox/public/v1/contract/cancelation`
}

/**
 * Cancel a contract without logging in
 *
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. An ordinary cancelation that matches exactly one contract is executed after the response; any other is handled by the studio.
 */
export const createPublicCancelation = async (publicCancelationRequest: PublicCancelationRequest,
    headers?: CreatePublicCancelationHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DeclarationReceipt> => {

    
return fetcher<DeclarationReceipt>(getCreatePublicCancelationUrl(),
  {
    operationId: 'createPublicCancelation',
    statuses: [201, 400, 403, 404, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreatePublicCancelationRequest(publicCancelationRequest))
  }
).then(deserializeCreatePublicCancelationResponse);}


const deserializeCreatePublicCancelationResponse = (data: DeclarationReceipt): DeclarationReceipt => {
  if (data == null) return data;
  data.dateTime = toDate(data.dateTime);
  return data;
};

const serializeCreatePublicCancelationRequest = (data: PublicCancelationRequest): PublicCancelationRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.dateOfBirth != null) {
    copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  }
  if (copy.contractEndDate != null) {
    copy.contractEndDate = copy.contractEndDate instanceof Date ? (copy.contractEndDate.toISOString().slice(0, 10) as unknown as Date) : copy.contractEndDate;
  }
  return copy;
};