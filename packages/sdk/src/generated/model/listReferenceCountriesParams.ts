/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListReferenceCountriesParams = {
/**
 * Language and region of texts, BCP 47.
 * @minLength 5
 * @maxLength 5
 * @pattern ^[a-z]{2}-[A-Z]{2}$
 */
locale?: string;
};
