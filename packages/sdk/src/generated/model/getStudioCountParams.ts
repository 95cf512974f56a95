/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetStudioCountParams = {
/**
 * Only studios in this country, ISO 3166-1 alpha-2.
 * @minLength 2
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
countryCode?: string;
/**
 * Only studios of this category; repeat it to match any of several.
 * @maxItems 50
 * @items.minimum 1
 * @items.maximum 9007199254740991
 */
category?: number[];
/**
 * Only studios with this feature; repeat it to match all of several.
 * @maxItems 50
 * @items.minimum 1
 * @items.maximum 9007199254740991
 */
feature?: number[];
/**
 * Only studios whose name, chain, street, house number, postal code or town contains every word of the text; case and accents are ignored, and ä, ö, ü and ß match ae, oe, ue and ss.
 * @minLength 1
 * @maxLength 100
 */
text?: string;
};
