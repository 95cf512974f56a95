/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CancelContractHeaders } from '../../model/cancelContractHeaders.ts';
import type { CancelationReceipt } from '../../model/cancelationReceipt.ts';
import type { OrdinaryCancelationRequest } from '../../model/ordinaryCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelContractUrl = (contractId: number,) => {




  return `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/ordinarycancelation`
}

/**
 * Cancel a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract ends with its modules on a date of getContractCancelationDates, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 */
export const cancelContract = async (contractId: number,
    ordinaryCancelationRequest: OrdinaryCancelationRequest,
    headers?: CancelContractHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CancelationReceipt> => {

    
return fetcher<CancelationReceipt>(getCancelContractUrl(contractId),
  {
    operationId: 'cancelContract',
    statuses: [200, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCancelContractRequest(ordinaryCancelationRequest))
  }
).then(deserializeCancelContractResponse);}


const deserializeCancelContractResponse = (data: CancelationReceipt): CancelationReceipt => {
  if (data == null) return data;
  data.dateTime = toDate(data.dateTime);
  if (data.contractEndDate != null) {
    data.contractEndDate = toDate(data.contractEndDate);
  }
  if (data.lastCharge != null) {
    data.lastCharge.dueDate = toDate(data.lastCharge.dueDate);
    if (data.lastCharge.paidUntilDate != null) {
      data.lastCharge.paidUntilDate = toDate(data.lastCharge.paidUntilDate);
    }
  }
  return data;
};

const serializeCancelContractRequest = (data: OrdinaryCancelationRequest): OrdinaryCancelationRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.contractEndDate != null) {
    copy.contractEndDate = copy.contractEndDate instanceof Date ? (copy.contractEndDate.toISOString().slice(0, 10) as unknown as Date) : copy.contractEndDate;
  }
  return copy;
};