/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const earliestCheckinDateEarliestPossibleDateMin = 10;
export const earliestCheckinDateEarliestPossibleDateMax = 10;



export const EarliestCheckinDate = /*#__PURE__*/ zod.object({
  "earliestPossibleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(earliestCheckinDateEarliestPossibleDateMin)).check(/*#__PURE__*/ zod.maxLength(earliestCheckinDateEarliestPossibleDateMax))
});

export type EarliestCheckinDate = zod.input<typeof EarliestCheckinDate>;
export type EarliestCheckinDateOutput = zod.output<typeof EarliestCheckinDate>;
