/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const mapPlaceNameMax = 120;

export const mapPlacePlaceNameMax = 300;

export const mapPlaceCountryCodeMin = 2;
export const mapPlaceCountryCodeMax = 2;


export const mapPlaceCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const mapPlaceLongitudeMin = -180;
export const mapPlaceLongitudeMax = 180;

export const mapPlaceLatitudeMin = -90;
export const mapPlaceLatitudeMax = 90;



export const MapPlace = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mapPlaceNameMax)),
  "placeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mapPlacePlaceNameMax)),
  "type": /*#__PURE__*/ zod.enum(['place', 'region']),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(mapPlaceCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(mapPlaceCountryCodeMax)).check(/*#__PURE__*/ zod.regex(mapPlaceCountryCodeRegExp)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(mapPlaceLongitudeMin)).check(/*#__PURE__*/ zod.lte(mapPlaceLongitudeMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(mapPlaceLatitudeMin)).check(/*#__PURE__*/ zod.lte(mapPlaceLatitudeMax))
});

export type MapPlace = zod.input<typeof MapPlace>;
export type MapPlaceOutput = zod.output<typeof MapPlace>;
