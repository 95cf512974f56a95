/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const cancelationReasonIdMax = 9007199254740991;

export const cancelationReasonNameMax = 120;



export const CancelationReason = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelationReasonIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelationReasonNameMax))
});

export type CancelationReason = zod.input<typeof CancelationReason>;
export type CancelationReasonOutput = zod.output<typeof CancelationReason>;
