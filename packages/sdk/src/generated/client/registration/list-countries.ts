/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Country } from '../../model/country.ts';
import type { ListCountriesParams } from '../../model/listCountriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCountriesUrl = (params?: ListCountriesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/countries?${stringifiedParams}` : `/v1/public/countries`
}

/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export const listCountries = async (params?: ListCountriesParams, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

  return fetcher<Country[]>(getListCountriesUrl(params),
  {
      operationId: 'listCountries', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}