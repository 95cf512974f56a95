/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetStaticImageScale } from './getStaticImageScale.ts';

export type GetStaticImageParams = {
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
 * Zoom level; each doubles the scale.
 * @minimum 0
 * @maximum 20
 */
zoom?: number;
/**
 * Width in CSS pixels.
 * @minimum 1
 * @maximum 1280
 */
width: number;
/**
 * Height in CSS pixels.
 * @minimum 1
 * @maximum 1280
 */
height?: number;
/**
 * Pixels of the picture for one CSS pixel.
 */
scale?: GetStaticImageScale;
/**
 * What the maps service has given to the application.
 * @minLength 1
 * @maxLength 300
 */
token: string;
};
