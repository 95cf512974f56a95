/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListBookingPortalStudiosParams = {
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
/**
 * true: only studios that are open at the time of the answer. FilterStudio says by isOpen which these are; a backend without that field does not know the parameter either.
 */
open?: boolean;
/**
 * Degrees north of a position; with longitude, the nearest studios come first and those without a position last.
 * @minimum -90
 * @maximum 90
 */
latitude?: number;
/**
 * Degrees east of the position; without effect unless latitude is given as well.
 * @minimum -180
 * @maximum 180
 */
longitude?: number;
/**
 * Number of the page, from 0.
 * @minimum 0
 * @maximum 10000
 */
page?: number;
/**
 * Entries per page; without it, page 0 has all of them.
 * @minimum 1
 * @maximum 100
 */
size?: number;
};
