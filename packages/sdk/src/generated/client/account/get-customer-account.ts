/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CustomerAccount } from '../../model/customerAccount.ts';
import type { GetCustomerAccountParams } from '../../model/getCustomerAccountParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetCustomerAccountUrl = (params?: GetCustomerAccountParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/account?${stringifiedParams}` : `/nox/v1/customercenter/account`
}

/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export const getCustomerAccount = async (params?: GetCustomerAccountParams, options?: Parameters<typeof fetcher>[1]): Promise<CustomerAccount> => {

  return fetcher<CustomerAccount>(getGetCustomerAccountUrl(params),
  {
      operationId: 'getCustomerAccount', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCustomerAccountResponse);}


const deserializeGetCustomerAccountResponse = (data: CustomerAccount): CustomerAccount => {
  if (data == null) return data;
  if (data.bookingEntries != null) {
    for (const item0 of data.bookingEntries) {
      
      item0.dueDate = toDate(item0.dueDate);
      if (item0.bookedAt != null) {
        item0.bookedAt = toDate(item0.bookedAt);
      }
    }
  }
  data.customerCreationDate = toDate(data.customerCreationDate);
  if (data.filterParameters != null) {
    data.filterParameters.startDate = toDate(data.filterParameters.startDate);
    data.filterParameters.endDate = toDate(data.filterParameters.endDate);
  }
  return data;
};