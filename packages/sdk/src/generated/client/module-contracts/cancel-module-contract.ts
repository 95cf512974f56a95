/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CancelModuleContractHeaders } from '../../model/cancelModuleContractHeaders.ts';
import type { CancelationReceipt } from '../../model/cancelationReceipt.ts';
import type { OrdinaryCancelationRequest } from '../../model/ordinaryCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelModuleContractUrl = (moduleContractId: number,) => {




  return `/nox/v1/customercenter/modulecontract/${encodeURIComponent(String(moduleContractId))}/ordinarycancelation`
}

/**
 * Cancel a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract continues, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 */
export const cancelModuleContract = async (moduleContractId: number,
    ordinaryCancelationRequest: OrdinaryCancelationRequest,
    headers?: CancelModuleContractHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CancelationReceipt> => {

    
return fetcher<CancelationReceipt>(getCancelModuleContractUrl(moduleContractId),
  {
    operationId: 'cancelModuleContract',
    statuses: [200, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCancelModuleContractRequest(ordinaryCancelationRequest))
  }
).then(deserializeCancelModuleContractResponse);}


const deserializeCancelModuleContractResponse = (data: CancelationReceipt): CancelationReceipt => {
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

const serializeCancelModuleContractRequest = (data: OrdinaryCancelationRequest): OrdinaryCancelationRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.contractEndDate != null) {
    copy.contractEndDate = copy.contractEndDate instanceof Date ? (copy.contractEndDate.toISOString().slice(0, 10) as unknown as Date) : copy.contractEndDate;
  }
  return copy;
};