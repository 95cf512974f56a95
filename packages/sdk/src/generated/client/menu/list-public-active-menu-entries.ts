/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPublicActiveMenuEntriesParams } from '../../model/listPublicActiveMenuEntriesParams.ts';
import type { MenuEntry } from '../../model/menuEntry.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicActiveMenuEntriesUrl = (params: ListPublicActiveMenuEntriesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/menu/active?${stringifiedParams}` : `/nox/public/v1/menu/active`
}

/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export const listPublicActiveMenuEntries = async (params: ListPublicActiveMenuEntriesParams, options?: Parameters<typeof fetcher>[1]): Promise<MenuEntry[]> => {

  return fetcher<MenuEntry[]>(getListPublicActiveMenuEntriesUrl(params),
  {
      operationId: 'listPublicActiveMenuEntries', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}