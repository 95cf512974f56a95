/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ItalianProvince } from '../../model/italianProvince.ts';
import type { ListItalianProvincesParams } from '../../model/listItalianProvincesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListItalianProvincesUrl = (params?: ListItalianProvincesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer/addressdata/italy/province?${stringifiedParams}` : `/nox/public/v1/contractoffer/addressdata/italy/province`
}

/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export const listItalianProvinces = async (params?: ListItalianProvincesParams, options?: Parameters<typeof fetcher>[1]): Promise<ItalianProvince[]> => {

  return fetcher<ItalianProvince[]>(getListItalianProvincesUrl(params),
  {
      operationId: 'listItalianProvinces', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}