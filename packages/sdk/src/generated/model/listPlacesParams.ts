/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPlacesType } from './listPlacesType.ts';

export type ListPlacesParams = {
/**
 * Text to search for.
 * @minLength 1
 * @maxLength 100
 */
text: string;
/**
 * Countries to search, ISO 3166-1 alpha-2 in lower case, separated by commas.
 * @maxLength 60
 * @pattern ^[a-z]{2}(,[a-z]{2})*$
 */
country?: string;
/**
 * Type of places; towns.
 */
type?: ListPlacesType;
/**
 * Maximum number of results; 1 to look up a place, 6 for search suggestions.
 * @minimum 1
 * @maximum 6
 */
limit?: number;
/**
 * Token of the application for the maps service.
 * @minLength 1
 * @maxLength 300
 */
token: string;
};
