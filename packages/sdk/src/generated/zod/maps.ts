/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MapPlace
} from './schemas/MapPlace.ts';



/**
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 * @summary Find towns by name
 */
export const listPlacesQueryTextMax = 100;

export const listPlacesQueryCountryDefault = `de,ch,at`;
export const listPlacesQueryCountryMax = 60;


export const listPlacesQueryCountryRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}(,[a-z]{2})*$');
export const listPlacesQueryLimitDefault = 1;
export const listPlacesQueryLimitMax = 6;

export const listPlacesQueryTokenMax = 300;



export const ListPlacesQueryParams = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlacesQueryTextMax)).check(/*#__PURE__*/ zod.describe('Text to search for.')),
  "country": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlacesQueryCountryMax)).check(/*#__PURE__*/ zod.regex(listPlacesQueryCountryRegExp)), listPlacesQueryCountryDefault).check(/*#__PURE__*/ zod.describe('Countries to search, ISO 3166-1 alpha-2 in lower case, separated by commas.')),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['place'])).check(/*#__PURE__*/ zod.describe('Type of places; towns.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlacesQueryLimitMax)), listPlacesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results; 1 to look up a place, 6 for search suggestions.')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlacesQueryTokenMax)).check(/*#__PURE__*/ zod.describe('Token of the application for the maps service.'))
})

export const ListPlacesResponseItem = MapPlace
export const ListPlacesResponse = /*#__PURE__*/ zod.array(ListPlacesResponseItem).check(/*#__PURE__*/ zod.maxLength(6))

/**
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 * @summary The region around a position
 */
export const listRegionsQueryLongitudeMin = -180;
export const listRegionsQueryLongitudeMax = 180;

export const listRegionsQueryLatitudeMin = -90;
export const listRegionsQueryLatitudeMax = 90;

export const listRegionsQueryTokenMax = 300;



export const ListRegionsQueryParams = /*#__PURE__*/ zod.object({
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listRegionsQueryLongitudeMin)).check(/*#__PURE__*/ zod.lte(listRegionsQueryLongitudeMax)).check(/*#__PURE__*/ zod.describe('Degrees east.')),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listRegionsQueryLatitudeMin)).check(/*#__PURE__*/ zod.lte(listRegionsQueryLatitudeMax)).check(/*#__PURE__*/ zod.describe('Degrees north.')),
  "type": /*#__PURE__*/ zod.enum(['region']).check(/*#__PURE__*/ zod.describe('Type of places.')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRegionsQueryTokenMax)).check(/*#__PURE__*/ zod.describe('Token of the application for the maps service.'))
})

export const ListRegionsResponseItem = MapPlace
export const ListRegionsResponse = /*#__PURE__*/ zod.array(ListRegionsResponseItem).check(/*#__PURE__*/ zod.maxLength(1))

/**
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 * @summary Image of the map around a position
 */
export const getStaticImageQueryLongitudeMin = -180;
export const getStaticImageQueryLongitudeMax = 180;

export const getStaticImageQueryLatitudeMin = -90;
export const getStaticImageQueryLatitudeMax = 90;

export const getStaticImageQueryZoomDefault = 12;
export const getStaticImageQueryZoomMin = 0;
export const getStaticImageQueryZoomMax = 20;

export const getStaticImageQueryWidthMax = 1280;

export const getStaticImageQueryHeightDefault = 333;
export const getStaticImageQueryHeightMax = 1280;

export const getStaticImageQueryScaleDefault = 1;
export const getStaticImageQueryTokenMax = 300;



export const GetStaticImageQueryParams = /*#__PURE__*/ zod.object({
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(getStaticImageQueryLongitudeMin)).check(/*#__PURE__*/ zod.lte(getStaticImageQueryLongitudeMax)).check(/*#__PURE__*/ zod.describe('Degrees east.')),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(getStaticImageQueryLatitudeMin)).check(/*#__PURE__*/ zod.lte(getStaticImageQueryLatitudeMax)).check(/*#__PURE__*/ zod.describe('Degrees north.')),
  "zoom": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getStaticImageQueryZoomMin)).check(/*#__PURE__*/ zod.lte(getStaticImageQueryZoomMax)), getStaticImageQueryZoomDefault).check(/*#__PURE__*/ zod.describe('Zoom level; each level doubles the scale.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStaticImageQueryWidthMax)).check(/*#__PURE__*/ zod.describe('Width in CSS pixels.')),
  "height": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStaticImageQueryHeightMax)), getStaticImageQueryHeightDefault).check(/*#__PURE__*/ zod.describe('Height in CSS pixels.')),
  "scale": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]), getStaticImageQueryScaleDefault).check(/*#__PURE__*/ zod.describe('Image pixels per CSS pixel.')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStaticImageQueryTokenMax)).check(/*#__PURE__*/ zod.describe('Token of the application for the maps service.'))
})

export const GetStaticImageResponse = /*#__PURE__*/ zod.unknown()
