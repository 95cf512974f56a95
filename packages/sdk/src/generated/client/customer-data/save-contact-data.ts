/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContactData } from '../../model/contactData.ts';
import type { SaveContactDataRequest } from '../../model/saveContactDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSaveContactDataUrl = () => {




  return `/nox/v1/customercenter/contactdata`
}

/**
 * Change the contact data
 *
 * For members with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_CONTACT_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const saveContactData = async (saveContactDataRequest: SaveContactDataRequest, options?: Parameters<typeof fetcher>[1]): Promise<ContactData> => {

    
return fetcher<ContactData>(getSaveContactDataUrl(),
  {
    operationId: 'saveContactData',
    statuses: [200, 400, 401, 403, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(saveContactDataRequest)
  }
).then(deserializeSaveContactDataResponse);}


const deserializeSaveContactDataResponse = (data: ContactData): ContactData => {
  if (data == null) return data;
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};