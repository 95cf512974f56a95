/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const coordinatesLatitudeMin = -90;
export const coordinatesLatitudeMax = 90;

export const coordinatesLongitudeMin = -180;
export const coordinatesLongitudeMax = 180;



export const Coordinates = /*#__PURE__*/ zod.object({
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(coordinatesLatitudeMin)).check(/*#__PURE__*/ zod.lte(coordinatesLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(coordinatesLongitudeMin)).check(/*#__PURE__*/ zod.lte(coordinatesLongitudeMax))
});

export type Coordinates = zod.input<typeof Coordinates>;
export type CoordinatesOutput = zod.output<typeof Coordinates>;
