/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StudioFeature } from './StudioFeature.ts';

export const studioFeatureCategoryIdMax = 9007199254740991;

export const studioFeatureCategoryNameMax = 80;

export const studioFeatureCategoryFeaturesMax = 200;



export const StudioFeatureCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioFeatureCategoryIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioFeatureCategoryNameMax)),
  "features": /*#__PURE__*/ zod.array(StudioFeature).check(/*#__PURE__*/ zod.maxLength(studioFeatureCategoryFeaturesMax))
});

export type StudioFeatureCategory = zod.input<typeof StudioFeatureCategory>;
export type StudioFeatureCategoryOutput = zod.output<typeof StudioFeatureCategory>;
