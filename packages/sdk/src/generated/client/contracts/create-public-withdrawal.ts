/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicWithdrawalHeaders } from '../../model/createPublicWithdrawalHeaders.ts';
import type { DeclarationReceipt } from '../../model/declarationReceipt.ts';
import type { PublicWithdrawalRequest } from '../../model/publicWithdrawalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicWithdrawalUrl = () => {




  return `/nox/public/v1/contract/withdrawal`
}

/**
 * Withdraw from a contract without logging in
 *
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. The studio executes the withdrawal.
 */
export const createPublicWithdrawal = async (publicWithdrawalRequest: PublicWithdrawalRequest,
    headers?: CreatePublicWithdrawalHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DeclarationReceipt> => {

    
return fetcher<DeclarationReceipt>(getCreatePublicWithdrawalUrl(),
  {
    operationId: 'createPublicWithdrawal',
    statuses: [201, 400, 403, 404, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(publicWithdrawalRequest)
  }
).then(deserializeCreatePublicWithdrawalResponse);}


const deserializeCreatePublicWithdrawalResponse = (data: DeclarationReceipt): DeclarationReceipt => {
  if (data == null) return data;
  data.dateTime = toDate(data.dateTime);
  return data;
};