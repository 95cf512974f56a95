/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CityStudioCount } from '../../model/cityStudioCount.ts';
import type { ListStudioCountsByCityParams } from '../../model/listStudioCountsByCityParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListStudioCountsByCityUrl = (params?: ListStudioCountsByCityParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/studios/countbycity?${stringifiedParams}` : `/v1/public/studios/countbycity`
}

/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export const listStudioCountsByCity = async (params?: ListStudioCountsByCityParams, options?: Parameters<typeof fetcher>[1]): Promise<CityStudioCount[]> => {

  return fetcher<CityStudioCount[]>(getListStudioCountsByCityUrl(params),
  {
      operationId: 'listStudioCountsByCity', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}