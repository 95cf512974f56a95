/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContactData } from '../../model/contactData.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetContactDataUrl = () => {




  return `/nox/v1/customercenter/contactdata`
}

/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const getContactData = async ( options?: Parameters<typeof fetcher>[1]): Promise<ContactData> => {

  return fetcher<ContactData>(getGetContactDataUrl(),
  {
      operationId: 'getContactData', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetContactDataResponse);}


const deserializeGetContactDataResponse = (data: ContactData): ContactData => {
  if (data == null) return data;
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};