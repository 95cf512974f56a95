/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalance } from '../../model/accountBalance.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAccountBalanceUrl = () => {




  return `/nox/v1/customercenter/account/balance`
}

/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export const getAccountBalance = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccountBalance> => {

  return fetcher<AccountBalance>(getGetAccountBalanceUrl(),
  {
      operationId: 'getAccountBalance', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAccountBalanceResponse);}


const deserializeGetAccountBalanceResponse = (data: AccountBalance): AccountBalance => {
  if (data == null) return data;
  if (data.customerAccountDto != null) {
    if (data.customerAccountDto.bookingEntries != null) {
      for (const item0 of data.customerAccountDto.bookingEntries) {
        
        item0.dueDate = toDate(item0.dueDate);
        if (item0.bookedAt != null) {
          item0.bookedAt = toDate(item0.bookedAt);
        }
      }
    }
    data.customerAccountDto.customerCreationDate = toDate(data.customerAccountDto.customerCreationDate);
    if (data.customerAccountDto.filterParameters != null) {
      data.customerAccountDto.filterParameters.startDate = toDate(data.customerAccountDto.filterParameters.startDate);
      data.customerAccountDto.filterParameters.endDate = toDate(data.customerAccountDto.filterParameters.endDate);
    }
  }
  return data;
};