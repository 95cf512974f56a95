/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractPauseStartDateMin = 10;
export const contractPauseStartDateMax = 10;

export const contractPauseEndDateMin = 10;
export const contractPauseEndDateMax = 10;



export const ContractPause = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPauseStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPauseStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPauseEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPauseEndDateMax))
});

export type ContractPause = zod.input<typeof ContractPause>;
export type ContractPauseOutput = zod.output<typeof ContractPause>;
