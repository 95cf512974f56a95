/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contacts } from '../../model/contacts.ts';
import type { SaveContactsRequest } from '../../model/saveContactsRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSaveContactsUrl = () => {




  return `/v1/me/contacts`
}

/**
 * Change contact data
 *
 * For any logged-in user. Omitted fields are unchanged, null clears a field; repeating the call has no further effect. Saved data also count as master data. Email addresses have their own calls (tag emails).
 */
export const saveContacts = async (saveContactsRequest: SaveContactsRequest, options?: Parameters<typeof fetcher>[1]): Promise<Contacts> => {

    
return fetcher<Contacts>(getSaveContactsUrl(),
  {
    operationId: 'saveContacts',
    statuses: [200, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(saveContactsRequest)
  }
);}