/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioFeatureIdMax = 9007199254740991;

export const studioFeatureNameMax = 80;



export const StudioFeature = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioFeatureIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioFeatureNameMax))
});

export type StudioFeature = zod.input<typeof StudioFeature>;
export type StudioFeatureOutput = zod.output<typeof StudioFeature>;
