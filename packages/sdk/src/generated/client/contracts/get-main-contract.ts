/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { MemberContract } from '../../model/memberContract.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetMainContractUrl = () => {




  return `/nox/v1/customercenter/contract/active/main`
}

/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export const getMainContract = async ( options?: Parameters<typeof fetcher>[1]): Promise<MemberContract> => {

  return fetcher<MemberContract>(getGetMainContractUrl(),
  {
      operationId: 'getMainContract', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetMainContractResponse);}


const deserializeGetMainContractResponse = (data: MemberContract): MemberContract => {
  if (data == null) return data;
  data.startDate = toDate(data.startDate);
  data.endDate = toDate(data.endDate);
  data.contractStartDateOfUse = toDate(data.contractStartDateOfUse);
  if (data.cancelationDate != null) {
    data.cancelationDate = toDate(data.cancelationDate);
  }
  if (data.lastPossibleCancelationDate != null) {
    data.lastPossibleCancelationDate = toDate(data.lastPossibleCancelationDate);
  }
  if (data.contractEndDate != null) {
    data.contractEndDate = toDate(data.contractEndDate);
  }
  data.nextEndDate = toDate(data.nextEndDate);
  if (data.priceChanges != null) {
    for (const item0 of data.priceChanges) {
      
      item0.startDate = toDate(item0.startDate);
    }
  }
  if (data.moduleContracts != null) {
    for (const item0 of data.moduleContracts) {
      
      item0.startDate = toDate(item0.startDate);
      item0.endDate = toDate(item0.endDate);
      if (item0.cancelationDate != null) {
        item0.cancelationDate = toDate(item0.cancelationDate);
      }
      if (item0.lastPossibleCancelationDate != null) {
        item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
      }
      if (item0.contractEndDate != null) {
        item0.contractEndDate = toDate(item0.contractEndDate);
      }
      if (item0.trialPeriodStartDate != null) {
        item0.trialPeriodStartDate = toDate(item0.trialPeriodStartDate);
      }
      if (item0.trialPeriodEndDate != null) {
        item0.trialPeriodEndDate = toDate(item0.trialPeriodEndDate);
      }
    }
  }
  if (data.flatFeeContracts != null) {
    for (const item0 of data.flatFeeContracts) {
      
      item0.startDate = toDate(item0.startDate);
    }
  }
  data.signedAt = toDate(data.signedAt);
  data.withdrawalEndDate = toDate(data.withdrawalEndDate);
  if (data.exitPromise != null) {
    data.exitPromise.cancelationDate = toDate(data.exitPromise.cancelationDate);
    data.exitPromise.contractEndDate = toDate(data.exitPromise.contractEndDate);
    data.exitPromise.lastPossibleCancelationDate = toDate(data.exitPromise.lastPossibleCancelationDate);
    if (data.exitPromise.charges != null) {
      for (const item0 of data.exitPromise.charges) {
        
        item0.dueDate = toDate(item0.dueDate);
        if (item0.paidUntilDate != null) {
          item0.paidUntilDate = toDate(item0.paidUntilDate);
        }
      }
    }
    if (data.exitPromise.lastCharge != null) {
      data.exitPromise.lastCharge.dueDate = toDate(data.exitPromise.lastCharge.dueDate);
      if (data.exitPromise.lastCharge.paidUntilDate != null) {
        data.exitPromise.lastCharge.paidUntilDate = toDate(data.exitPromise.lastCharge.paidUntilDate);
      }
    }
    if (data.exitPromise.lapses != null) {
      for (const item0 of data.exitPromise.lapses) {
        
        item0.endDate = toDate(item0.endDate);
      }
    }
  }
  if (data.replaces != null) {
    data.replaces.contractEndDate = toDate(data.replaces.contractEndDate);
  }
  if (data.replacedBy != null) {
    data.replacedBy.startDate = toDate(data.replacedBy.startDate);
  }
  return data;
};