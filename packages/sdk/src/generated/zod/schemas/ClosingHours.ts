/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import * as zod from 'zod/mini';

export const closingHoursFromMin = 5;
export const closingHoursFromMax = 5;
export const closingHoursFromRegExp = /*#__PURE__*/ new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const closingHoursUntilMin = 5;
export const closingHoursUntilMax = 5;
export const closingHoursUntilRegExp = /*#__PURE__*/ new RegExp('^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');
export const ClosingHours = /*#__PURE__*/ zod.object({
  "dayOfWeek": /*#__PURE__*/ zod.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(closingHoursFromMin)).check(/*#__PURE__*/ zod.maxLength(closingHoursFromMax)).check(/*#__PURE__*/ zod.regex(closingHoursFromRegExp)),
  "until": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(closingHoursUntilMin)).check(/*#__PURE__*/ zod.maxLength(closingHoursUntilMax)).check(/*#__PURE__*/ zod.regex(closingHoursUntilRegExp))
});
export type ClosingHours = zod.input<typeof ClosingHours>;
export type ClosingHoursOutput = zod.output<typeof ClosingHours>;
