/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListStudiosForFiltersParams = {
/**
 * Only studios in this country, ISO 3166-1 alpha-2.
 * @minLength 2
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
countryCode?: string;
};
