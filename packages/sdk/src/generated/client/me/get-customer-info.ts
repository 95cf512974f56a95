/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CustomerInfo } from '../../model/customerInfo.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetCustomerInfoUrl = () => {




  return `/nox/v1/me/info`
}

/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export const getCustomerInfo = async ( options?: Parameters<typeof familyFetcher>[1]): Promise<CustomerInfo> => {

  return familyFetcher<CustomerInfo>(getGetCustomerInfoUrl(),
  {
      operationId: 'getCustomerInfo', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCustomerInfoResponse);}


const deserializeGetCustomerInfoResponse = (data: CustomerInfo): CustomerInfo => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  return data;
};