/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Translations } from '../../model/translations.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTranslationsUrl = (tag: string,
    language: string,) => {




  return `/${encodeURIComponent(String(tag))}/${encodeURIComponent(String(language))}.json`
}

/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export const getTranslations = async (tag: string,
    language: string, options?: Parameters<typeof fetcher>[1]): Promise<Translations> => {

  return fetcher<Translations>(getGetTranslationsUrl(tag,language),
  {
      operationId: 'getTranslations', statuses: [200, 400, 404, 500, 503], service: 'translations',
    ...options,
    method: 'GET'


  }
);}