/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Sale } from '../../model/sale.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetSaleUrl = (id: string,) => {




  return `/nox/v1/sale/${encodeURIComponent(String(id))}`
}

/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export const getSale = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Sale> => {

  return fetcher<Sale>(getGetSaleUrl(id),
  {
      operationId: 'getSale', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetSaleResponse);}


const deserializeGetSaleResponse = (data: Sale): Sale => {
  if (data == null) return data;
  data.dateTime = toDate(data.dateTime);
  if (data.customerBaseDto != null) {
    if (data.customerBaseDto.dateOfBirth != null) {
      data.customerBaseDto.dateOfBirth = toDate(data.customerBaseDto.dateOfBirth);
    }
  }
  if (data.contract != null) {
    data.contract.startDate = toDate(data.contract.startDate);
    data.contract.endDate = toDate(data.contract.endDate);
    if (data.contract.cancelationDate != null) {
      data.contract.cancelationDate = toDate(data.contract.cancelationDate);
    }
    if (data.contract.lastPossibleCancelationDate != null) {
      data.contract.lastPossibleCancelationDate = toDate(data.contract.lastPossibleCancelationDate);
    }
    data.contract.contractStartDateOfUse = toDate(data.contract.contractStartDateOfUse);
    if (data.contract.lines != null) {
      for (const item0 of data.contract.lines) {
        
        item0.startDate = toDate(item0.startDate);
      }
    }
    if (data.contract.moduleContracts != null) {
      for (const item0 of data.contract.moduleContracts) {
        
        item0.startDate = toDate(item0.startDate);
        item0.endDate = toDate(item0.endDate);
        if (item0.cancelationDate != null) {
          item0.cancelationDate = toDate(item0.cancelationDate);
        }
        if (item0.lastPossibleCancelationDate != null) {
          item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
        }
        if (item0.trialPeriodStartDate != null) {
          item0.trialPeriodStartDate = toDate(item0.trialPeriodStartDate);
        }
        if (item0.trialPeriodEndDate != null) {
          item0.trialPeriodEndDate = toDate(item0.trialPeriodEndDate);
        }
      }
    }
    if (data.contract.flatFeeContracts != null) {
      for (const item0 of data.contract.flatFeeContracts) {
        
        item0.startDate = toDate(item0.startDate);
      }
    }
    data.contract.signedAt = toDate(data.contract.signedAt);
    data.contract.withdrawalEndDate = toDate(data.contract.withdrawalEndDate);
    if (data.contract.replaces != null) {
      data.contract.replaces.contractEndDate = toDate(data.contract.replaces.contractEndDate);
    }
  }
  if (data.appointments != null) {
    for (const item0 of data.appointments) {
      
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
      if (item0.ticket != null) {
        item0.ticket.dateTime = toDate(item0.ticket.dateTime);
      }
    }
  }
  return data;
};