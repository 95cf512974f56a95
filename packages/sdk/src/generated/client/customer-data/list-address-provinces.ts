/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ItalianProvince } from '../../model/italianProvince.ts';
import type { ListAddressProvincesParams } from '../../model/listAddressProvincesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListAddressProvincesUrl = (params?: ListAddressProvincesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/addressdata/italy/province?${stringifiedParams}` : `/nox/v1/customercenter/addressdata/italy/province`
}

/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export const listAddressProvinces = async (params?: ListAddressProvincesParams, options?: Parameters<typeof fetcher>[1]): Promise<ItalianProvince[]> => {

  return fetcher<ItalianProvince[]>(getListAddressProvincesUrl(params),
  {
      operationId: 'listAddressProvinces', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}