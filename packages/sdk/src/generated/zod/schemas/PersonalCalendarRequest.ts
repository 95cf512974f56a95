/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const personalCalendarRequestUrlMin = 12;
export const personalCalendarRequestUrlMax = 2000;


export const personalCalendarRequestUrlRegExp = /*#__PURE__*/ new RegExp('^(https?|webcal)://[!-~]+$');


export const PersonalCalendarRequest = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personalCalendarRequestUrlMin)).check(/*#__PURE__*/ zod.maxLength(personalCalendarRequestUrlMax)).check(/*#__PURE__*/ zod.regex(personalCalendarRequestUrlRegExp))
});

export type PersonalCalendarRequest = zod.input<typeof PersonalCalendarRequest>;
export type PersonalCalendarRequestOutput = zod.output<typeof PersonalCalendarRequest>;
