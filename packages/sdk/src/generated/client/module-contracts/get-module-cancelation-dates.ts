/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ModuleCancelationDates } from '../../model/moduleCancelationDates.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetModuleCancelationDatesUrl = (moduleContractId: number,) => {




  return `/nox/v1/customercenter/modulecontract/${encodeURIComponent(String(moduleContractId))}/modulecancelationdates`
}

/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export const getModuleCancelationDates = async (moduleContractId: number, options?: Parameters<typeof fetcher>[1]): Promise<ModuleCancelationDates> => {

  return fetcher<ModuleCancelationDates>(getGetModuleCancelationDatesUrl(moduleContractId),
  {
      operationId: 'getModuleCancelationDates', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetModuleCancelationDatesResponse);}


const deserializeGetModuleCancelationDatesResponse = (data: ModuleCancelationDates): ModuleCancelationDates => {
  if (data == null) return data;
  if (data.dates != null) {
    for (const item0 of data.dates) {
      
      item0.cancelationDate = toDate(item0.cancelationDate);
      item0.contractEndDate = toDate(item0.contractEndDate);
      item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
      if (item0.charges != null) {
        for (const item1 of item0.charges) {
          
          item1.dueDate = toDate(item1.dueDate);
          if (item1.paidUntilDate != null) {
            item1.paidUntilDate = toDate(item1.paidUntilDate);
          }
        }
      }
      if (item0.lastCharge != null) {
        item0.lastCharge.dueDate = toDate(item0.lastCharge.dueDate);
        if (item0.lastCharge.paidUntilDate != null) {
          item0.lastCharge.paidUntilDate = toDate(item0.lastCharge.paidUntilDate);
        }
      }
      if (item0.lapses != null) {
        for (const item1 of item0.lapses) {
          
          item1.endDate = toDate(item1.endDate);
        }
      }
    }
  }
  return data;
};