/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AddressData } from '../../model/addressData.ts';
import type { SaveAddressDataRequest } from '../../model/saveAddressDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSaveAddressDataUrl = () => {




  return `/nox/v1/customercenter/addressdata`
}

/**
 * Change the address
 *
 * For members with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_ADDRESS_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const saveAddressData = async (saveAddressDataRequest: SaveAddressDataRequest, options?: Parameters<typeof fetcher>[1]): Promise<AddressData> => {

    
return fetcher<AddressData>(getSaveAddressDataUrl(),
  {
    operationId: 'saveAddressData',
    statuses: [200, 400, 401, 403, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(saveAddressDataRequest)
  }
).then(deserializeSaveAddressDataResponse);}


const deserializeSaveAddressDataResponse = (data: AddressData): AddressData => {
  if (data == null) return data;
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};