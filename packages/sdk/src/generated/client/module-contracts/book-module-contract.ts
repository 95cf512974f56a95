/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BookModuleContractHeaders } from '../../model/bookModuleContractHeaders.ts';
import type { BookModuleRequest } from '../../model/bookModuleRequest.ts';
import type { ModuleBooking } from '../../model/moduleBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getBookModuleContractUrl = () => {




  return `/nox/v1/customercenter/modulecontract/book`
}

/**
 * Add a module to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. price must equal the one from listBookableModules; if it has changed, the call fails. The booking is confirmed by mail. Repeating the call without the same Idempotency-Key fails, since the contract already has the module.
 */
export const bookModuleContract = async (bookModuleRequest: BookModuleRequest,
    headers?: BookModuleContractHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ModuleBooking> => {

    
return fetcher<ModuleBooking>(getBookModuleContractUrl(),
  {
    operationId: 'bookModuleContract',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookModuleContractRequest(bookModuleRequest))
  }
).then(deserializeBookModuleContractResponse);}


const deserializeBookModuleContractResponse = (data: ModuleBooking): ModuleBooking => {
  if (data == null) return data;
  if (data.moduleContract != null) {
    data.moduleContract.startDate = toDate(data.moduleContract.startDate);
    data.moduleContract.endDate = toDate(data.moduleContract.endDate);
    if (data.moduleContract.cancelationDate != null) {
      data.moduleContract.cancelationDate = toDate(data.moduleContract.cancelationDate);
    }
    if (data.moduleContract.lastPossibleCancelationDate != null) {
      data.moduleContract.lastPossibleCancelationDate = toDate(data.moduleContract.lastPossibleCancelationDate);
    }
    if (data.moduleContract.contractEndDate != null) {
      data.moduleContract.contractEndDate = toDate(data.moduleContract.contractEndDate);
    }
    if (data.moduleContract.trialPeriodStartDate != null) {
      data.moduleContract.trialPeriodStartDate = toDate(data.moduleContract.trialPeriodStartDate);
    }
    if (data.moduleContract.trialPeriodEndDate != null) {
      data.moduleContract.trialPeriodEndDate = toDate(data.moduleContract.trialPeriodEndDate);
    }
  }
  if (data.firstCharge != null) {
    data.firstCharge.dueDate = toDate(data.firstCharge.dueDate);
    if (data.firstCharge.paidUntilDate != null) {
      data.firstCharge.paidUntilDate = toDate(data.firstCharge.paidUntilDate);
    }
  }
  return data;
};

const serializeBookModuleContractRequest = (data: BookModuleRequest): BookModuleRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.startDate != null) {
    copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  }
  return copy;
};