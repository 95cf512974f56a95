/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Texts by message id that override the default texts.
 */
export interface Translations {[key: string]: string}
