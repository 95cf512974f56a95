/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPlacesType } from './listPlacesType.ts';

export type ListPlacesParams = {
/**
 * What has been typed of the name.
 * @minLength 1
 * @maxLength 100
 */
text: string;
/**
 * Countries to look in, ISO 3166-1 alpha-2 in small letters, joined by commas.
 * @maxLength 60
 * @pattern ^[a-z]{2}(,[a-z]{2})*$
 */
country?: string;
/**
 * What to look for; towns.
 */
type?: ListPlacesType;
/**
 * How many at the most; one place is looked up, the suggestions of a search ask for 6.
 * @minimum 1
 * @maximum 6
 */
limit?: number;
/**
 * What the maps service has given to the application.
 * @minLength 1
 * @maxLength 300
 */
token: string;
};
