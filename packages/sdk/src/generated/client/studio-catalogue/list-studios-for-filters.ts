/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FilterStudio } from '../../model/filterStudio.ts';
import type { ListStudiosForFiltersParams } from '../../model/listStudiosForFiltersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListStudiosForFiltersUrl = (params?: ListStudiosForFiltersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/studios/forfilters?${stringifiedParams}` : `/v1/public/studios/forfilters`
}

/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export const listStudiosForFilters = async (params?: ListStudiosForFiltersParams, options?: Parameters<typeof fetcher>[1]): Promise<FilterStudio[]> => {

  return fetcher<FilterStudio[]>(getListStudiosForFiltersUrl(params),
  {
      operationId: 'listStudiosForFilters', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}