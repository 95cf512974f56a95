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
 * Zoom level; each level doubles the scale.
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
 * Image pixels per CSS pixel.
 */
scale?: GetStaticImageScale;
/**
 * Token of the application for the maps service.
 * @minLength 1
 * @maxLength 300
 */
token: string;
};
