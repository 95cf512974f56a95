/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const facilityCategoryIdMax = 9007199254740991;

export const facilityCategoryNameMax = 80;

export const facilityCategoryFacilityCountMax = 1000000;



export const FacilityCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(facilityCategoryIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(facilityCategoryNameMax)),
  "facilityCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(facilityCategoryFacilityCountMax))
});

export type FacilityCategory = zod.input<typeof FacilityCategory>;
export type FacilityCategoryOutput = zod.output<typeof FacilityCategory>;
