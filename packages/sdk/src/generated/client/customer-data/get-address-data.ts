/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AddressData } from '../../model/addressData.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAddressDataUrl = () => {




  return `/nox/v1/customercenter/addressdata`
}

/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const getAddressData = async ( options?: Parameters<typeof fetcher>[1]): Promise<AddressData> => {

  return fetcher<AddressData>(getGetAddressDataUrl(),
  {
      operationId: 'getAddressData', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAddressDataResponse);}


const deserializeGetAddressDataResponse = (data: AddressData): AddressData => {
  if (data == null) return data;
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};