/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Language and region, joined by an underscore.
 * @minLength 5
 * @maxLength 5
 * @pattern ^[a-z]{2}_[A-Z]{2}$
 */
export type StudioLocale = string;
