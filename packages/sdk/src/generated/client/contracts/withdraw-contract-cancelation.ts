/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationReceipt } from '../../model/cancelationReceipt.ts';
import type { WithdrawContractCancelationHeaders } from '../../model/withdrawContractCancelationHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getWithdrawContractCancelationUrl = (contractId: number,) => {




  return `/nox/v1/customercenter/contracts/${encodeURIComponent(String(contractId))}/cancelation-withdrawal`
}

/**
 * Withdraw the cancelation of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the contract has ended; it then continues unchanged, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 */
export const withdrawContractCancelation = async (contractId: number,
    headers?: WithdrawContractCancelationHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CancelationReceipt> => {

    
return fetcher<CancelationReceipt>(getWithdrawContractCancelationUrl(contractId),
  {
    operationId: 'withdrawContractCancelation',
    statuses: [200, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeWithdrawContractCancelationResponse);}


const deserializeWithdrawContractCancelationResponse = (data: CancelationReceipt): CancelationReceipt => {
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