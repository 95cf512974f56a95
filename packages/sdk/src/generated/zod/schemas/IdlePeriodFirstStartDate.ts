/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const idlePeriodFirstStartDateFirstPossibleStartDateMin = 10;
export const idlePeriodFirstStartDateFirstPossibleStartDateMax = 10;



export const IdlePeriodFirstStartDate = /*#__PURE__*/ zod.object({
  "firstPossibleStartDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodFirstStartDateFirstPossibleStartDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodFirstStartDateFirstPossibleStartDateMax)))
});

export type IdlePeriodFirstStartDate = zod.input<typeof IdlePeriodFirstStartDate>;
export type IdlePeriodFirstStartDateOutput = zod.output<typeof IdlePeriodFirstStartDate>;
