/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Country } from '../../model/country.ts';
import type { ListReferenceCountriesParams } from '../../model/listReferenceCountriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListReferenceCountriesUrl = (params?: ListReferenceCountriesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/countries?${stringifiedParams}` : `/nox/public/v1/countries`
}

/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export const listReferenceCountries = async (params?: ListReferenceCountriesParams, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

  return fetcher<Country[]>(getListReferenceCountriesUrl(params),
  {
      operationId: 'listReferenceCountries', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}