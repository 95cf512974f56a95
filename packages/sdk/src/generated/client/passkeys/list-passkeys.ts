/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Passkeys } from '../../model/passkeys.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPasskeysUrl = () => {




  return `/v1/me/passkeys`
}

/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export const listPasskeys = async ( options?: Parameters<typeof fetcher>[1]): Promise<Passkeys> => {

  return fetcher<Passkeys>(getListPasskeysUrl(),
  {
      operationId: 'listPasskeys', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPasskeysResponse);}


const deserializeListPasskeysResponse = (data: Passkeys): Passkeys => {
  if (data == null) return data;
  if (data.passkeys != null) {
    for (const item0 of data.passkeys) {
      
      item0.createdAt = toDate(item0.createdAt);
      if (item0.lastUsedAt != null) {
        item0.lastUsedAt = toDate(item0.lastUsedAt);
      }
    }
  }
  return data;
};