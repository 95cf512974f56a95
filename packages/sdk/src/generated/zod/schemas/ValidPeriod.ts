/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const validPeriodStartDateMin = 10;
export const validPeriodStartDateMax = 10;

export const validPeriodEndDateMin = 10;
export const validPeriodEndDateMax = 10;



export const ValidPeriod = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(validPeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(validPeriodStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(validPeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(validPeriodEndDateMax))
});

export type ValidPeriod = zod.input<typeof ValidPeriod>;
export type ValidPeriodOutput = zod.output<typeof ValidPeriod>;
