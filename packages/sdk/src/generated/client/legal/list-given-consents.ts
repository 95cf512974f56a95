/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GivenConsents } from '../../model/givenConsents.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListGivenConsentsUrl = () => {




  return `/v1/me/consents`
}

/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export const listGivenConsents = async ( options?: Parameters<typeof fetcher>[1]): Promise<GivenConsents> => {

  return fetcher<GivenConsents>(getListGivenConsentsUrl(),
  {
      operationId: 'listGivenConsents', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListGivenConsentsResponse);}


const deserializeListGivenConsentsResponse = (data: GivenConsents): GivenConsents => {
  if (data == null) return data;
  if (data.consents != null) {
    for (const item0 of data.consents) {
      
      item0.givenAt = toDate(item0.givenAt);
      if (item0.withdrawnAt != null) {
        item0.withdrawnAt = toDate(item0.withdrawnAt);
      }
    }
  }
  return data;
};