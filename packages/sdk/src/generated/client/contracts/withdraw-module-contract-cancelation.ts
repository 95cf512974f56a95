/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationReceipt } from '../../model/cancelationReceipt.ts';
import type { WithdrawModuleContractCancelationHeaders } from '../../model/withdrawModuleContractCancelationHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getWithdrawModuleContractCancelationUrl = (contractId: number,) => {




  return `/nox/v1/customercenter/module-contracts/${encodeURIComponent(String(contractId))}/cancelation-withdrawal`
}

/**
 * Withdraw the cancelation of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the module has ended, if it was canceled separately; the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 */
export const withdrawModuleContractCancelation = async (contractId: number,
    headers?: WithdrawModuleContractCancelationHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CancelationReceipt> => {

    
return fetcher<CancelationReceipt>(getWithdrawModuleContractCancelationUrl(contractId),
  {
    operationId: 'withdrawModuleContractCancelation',
    statuses: [200, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeWithdrawModuleContractCancelationResponse);}


const deserializeWithdrawModuleContractCancelationResponse = (data: CancelationReceipt): CancelationReceipt => {
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