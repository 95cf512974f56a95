/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetTranslationLocalesParams } from '../../model/getTranslationLocalesParams.ts';
import type { LocaleInfo } from '../../model/localeInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetTranslationLocalesUrl = (params?: GetTranslationLocalesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/translation/locales?${stringifiedParams}` : `/nox/v1/translation/locales`
}

/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export const getTranslationLocales = async (params?: GetTranslationLocalesParams, options?: Parameters<typeof fetcher>[1]): Promise<LocaleInfo> => {

  return fetcher<LocaleInfo>(getGetTranslationLocalesUrl(params),
  {
      operationId: 'getTranslationLocales', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}