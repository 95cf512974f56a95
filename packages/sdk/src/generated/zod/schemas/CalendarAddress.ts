/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const calendarAddressUrlMin = 2;
export const calendarAddressUrlMax = 300;


export const calendarAddressUrlRegExp = /*#__PURE__*/ new RegExp('^/.+$');


export const CalendarAddress = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(calendarAddressUrlMin)).check(/*#__PURE__*/ zod.maxLength(calendarAddressUrlMax)).check(/*#__PURE__*/ zod.regex(calendarAddressUrlRegExp))
});

export type CalendarAddress = zod.input<typeof CalendarAddress>;
export type CalendarAddressOutput = zod.output<typeof CalendarAddress>;
