/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListContractsParams } from '../../model/listContractsParams.ts';
import type { MemberContract } from '../../model/memberContract.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListContractsUrl = (params: ListContractsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/contract?${stringifiedParams}` : `/nox/v1/customercenter/contract`
}

/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export const listContracts = async (params: ListContractsParams, options?: Parameters<typeof fetcher>[1]): Promise<MemberContract[]> => {

  return fetcher<MemberContract[]>(getListContractsUrl(params),
  {
      operationId: 'listContracts', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListContractsResponse);}


const deserializeListContractsResponse = (data: MemberContract[]): MemberContract[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.startDate = toDate(item0.startDate);
    item0.endDate = toDate(item0.endDate);
    item0.contractStartDateOfUse = toDate(item0.contractStartDateOfUse);
    if (item0.cancelationDate != null) {
      item0.cancelationDate = toDate(item0.cancelationDate);
    }
    if (item0.lastPossibleCancelationDate != null) {
      item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
    }
    if (item0.contractEndDate != null) {
      item0.contractEndDate = toDate(item0.contractEndDate);
    }
    item0.nextEndDate = toDate(item0.nextEndDate);
    if (item0.priceChanges != null) {
      for (const item1 of item0.priceChanges) {
        
        item1.startDate = toDate(item1.startDate);
      }
    }
    if (item0.moduleContracts != null) {
      for (const item1 of item0.moduleContracts) {
        
        item1.startDate = toDate(item1.startDate);
        item1.endDate = toDate(item1.endDate);
        if (item1.cancelationDate != null) {
          item1.cancelationDate = toDate(item1.cancelationDate);
        }
        if (item1.lastPossibleCancelationDate != null) {
          item1.lastPossibleCancelationDate = toDate(item1.lastPossibleCancelationDate);
        }
        if (item1.contractEndDate != null) {
          item1.contractEndDate = toDate(item1.contractEndDate);
        }
        if (item1.trialPeriodStartDate != null) {
          item1.trialPeriodStartDate = toDate(item1.trialPeriodStartDate);
        }
        if (item1.trialPeriodEndDate != null) {
          item1.trialPeriodEndDate = toDate(item1.trialPeriodEndDate);
        }
      }
    }
    if (item0.flatFeeContracts != null) {
      for (const item1 of item0.flatFeeContracts) {
        
        item1.startDate = toDate(item1.startDate);
      }
    }
    item0.signedAt = toDate(item0.signedAt);
    item0.withdrawalEndDate = toDate(item0.withdrawalEndDate);
    if (item0.exitPromise != null) {
      item0.exitPromise.cancelationDate = toDate(item0.exitPromise.cancelationDate);
      item0.exitPromise.contractEndDate = toDate(item0.exitPromise.contractEndDate);
      item0.exitPromise.lastPossibleCancelationDate = toDate(item0.exitPromise.lastPossibleCancelationDate);
      if (item0.exitPromise.charges != null) {
        for (const item1 of item0.exitPromise.charges) {
          
          item1.dueDate = toDate(item1.dueDate);
          if (item1.paidUntilDate != null) {
            item1.paidUntilDate = toDate(item1.paidUntilDate);
          }
        }
      }
      if (item0.exitPromise.lastCharge != null) {
        item0.exitPromise.lastCharge.dueDate = toDate(item0.exitPromise.lastCharge.dueDate);
        if (item0.exitPromise.lastCharge.paidUntilDate != null) {
          item0.exitPromise.lastCharge.paidUntilDate = toDate(item0.exitPromise.lastCharge.paidUntilDate);
        }
      }
      if (item0.exitPromise.lapses != null) {
        for (const item1 of item0.exitPromise.lapses) {
          
          item1.endDate = toDate(item1.endDate);
        }
      }
    }
    if (item0.replaces != null) {
      item0.replaces.contractEndDate = toDate(item0.replaces.contractEndDate);
    }
    if (item0.replacedBy != null) {
      item0.replacedBy.startDate = toDate(item0.replacedBy.startDate);
    }
  }
  return data;
};