/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Texts by the id of their message, laid over the default texts.
 */
export interface Translations {[key: string]: string}
