/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractOutlooks } from '../../model/contractOutlooks.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetContractOutlooksUrl = (contractId: number,) => {




  return `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/outlooks`
}

/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export const getContractOutlooks = async (contractId: number, options?: Parameters<typeof fetcher>[1]): Promise<ContractOutlooks> => {

  return fetcher<ContractOutlooks>(getGetContractOutlooksUrl(contractId),
  {
      operationId: 'getContractOutlooks', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetContractOutlooksResponse);}


const deserializeGetContractOutlooksResponse = (data: ContractOutlooks): ContractOutlooks => {
  if (data == null) return data;
  data.untilDate = toDate(data.untilDate);
  if (data.outlooks != null) {
    for (const item0 of data.outlooks) {
      
      item0.endDate = toDate(item0.endDate);
      if (item0.nextPayment != null) {
        item0.nextPayment.dueDate = toDate(item0.nextPayment.dueDate);
        if (item0.nextPayment.charges != null) {
          for (const item1 of item0.nextPayment.charges) {
            
            item1.dueDate = toDate(item1.dueDate);
            if (item1.paidUntilDate != null) {
              item1.paidUntilDate = toDate(item1.paidUntilDate);
            }
          }
        }
      }
      if (item0.pause != null) {
        item0.pause.startDate = toDate(item0.pause.startDate);
        item0.pause.endDate = toDate(item0.pause.endDate);
      }
      if (item0.upgrade != null) {
        item0.upgrade.currentEndDate = toDate(item0.upgrade.currentEndDate);
        if (item0.upgrade.preview != null) {
          item0.upgrade.preview.contractStartDate = toDate(item0.upgrade.preview.contractStartDate);
          item0.upgrade.preview.contractStartDateOfUse = toDate(item0.upgrade.preview.contractStartDateOfUse);
          item0.upgrade.preview.firstEndDate = toDate(item0.upgrade.preview.firstEndDate);
          if (item0.upgrade.preview.lastPossibleCancelationDate != null) {
            item0.upgrade.preview.lastPossibleCancelationDate = toDate(item0.upgrade.preview.lastPossibleCancelationDate);
          }
          item0.upgrade.preview.withdrawalEndDate = toDate(item0.upgrade.preview.withdrawalEndDate);
          if (item0.upgrade.preview.lines != null) {
            for (const item1 of item0.upgrade.preview.lines) {
              
              item1.startDate = toDate(item1.startDate);
            }
          }
        }
      }
    }
  }
  return data;
};