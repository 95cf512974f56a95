/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListRegionsType } from './listRegionsType.ts';

export type ListRegionsParams = {
/**
 * Degrees east.
 * @minimum -180
 * @maximum 180
 */
longitude: number;
/**
 * Degrees north.
 * @minimum -90
 * @maximum 90
 */
latitude: number;
/**
 * Type of places.
 */
type: ListRegionsType;
/**
 * Token of the application for the maps service.
 * @minLength 1
 * @maxLength 300
 */
token: string;
};
