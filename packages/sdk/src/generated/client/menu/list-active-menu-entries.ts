/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListActiveMenuEntriesParams } from '../../model/listActiveMenuEntriesParams.ts';
import type { MenuEntry } from '../../model/menuEntry.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListActiveMenuEntriesUrl = (params: ListActiveMenuEntriesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/menu/active?${stringifiedParams}` : `/nox/v1/menu/active`
}

/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export const listActiveMenuEntries = async (params: ListActiveMenuEntriesParams, options?: Parameters<typeof fetcher>[1]): Promise<MenuEntry[]> => {

  return fetcher<MenuEntry[]>(getListActiveMenuEntriesUrl(params),
  {
      operationId: 'listActiveMenuEntries', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}