/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListRegionsParams } from '../../model/listRegionsParams.ts';
import type { MapPlace } from '../../model/mapPlace.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListRegionsUrl = (params: ListRegionsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/reverse-geocode?${stringifiedParams}` : `/reverse-geocode`
}

/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export const listRegions = async (params: ListRegionsParams, options?: Parameters<typeof fetcher>[1]): Promise<MapPlace[]> => {

  return fetcher<MapPlace[]>(getListRegionsUrl(params),
  {
      operationId: 'listRegions', statuses: [200, 400, 403, 500, 503], service: 'maps',
    ...options,
    method: 'GET'


  }
);}