/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPlacesParams } from '../../model/listPlacesParams.ts';
import type { MapPlace } from '../../model/mapPlace.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPlacesUrl = (params: ListPlacesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/forward-geocode?${stringifiedParams}` : `/forward-geocode`
}

/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export const listPlaces = async (params: ListPlacesParams, options?: Parameters<typeof fetcher>[1]): Promise<MapPlace[]> => {

  return fetcher<MapPlace[]>(getListPlacesUrl(params),
  {
      operationId: 'listPlaces', statuses: [200, 400, 403, 500, 503], service: 'maps',
    ...options,
    method: 'GET'


  }
);}