/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const utilizationIndicatorLimitsLowMax = 100;

export const utilizationIndicatorLimitsMediumMax = 100;

export const utilizationIndicatorLimitsHighMax = 100;



export const UtilizationIndicatorLimits = /*#__PURE__*/ zod.object({
  "low": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(utilizationIndicatorLimitsLowMax)),
  "medium": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(utilizationIndicatorLimitsMediumMax)),
  "high": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(utilizationIndicatorLimitsHighMax))
});

export type UtilizationIndicatorLimits = zod.input<typeof UtilizationIndicatorLimits>;
export type UtilizationIndicatorLimitsOutput = zod.output<typeof UtilizationIndicatorLimits>;
