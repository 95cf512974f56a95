/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contacts } from '../../model/contacts.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetContactsUrl = () => {




  return `/v1/me/contacts`
}

/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export const getContacts = async ( options?: Parameters<typeof fetcher>[1]): Promise<Contacts> => {

  return fetcher<Contacts>(getGetContactsUrl(),
  {
      operationId: 'getContacts', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}