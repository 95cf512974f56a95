/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const closingHoursFromMax = 35;

export const closingHoursUntilMax = 35;



export const ClosingHours = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closingHoursFromMax)),
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closingHoursUntilMax))
});

export type ClosingHours = zod.input<typeof ClosingHours>;
export type ClosingHoursOutput = zod.output<typeof ClosingHours>;
