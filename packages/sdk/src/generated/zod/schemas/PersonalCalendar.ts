/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const personalCalendarHostMax = 255;

export const personalCalendarReadAtMin = 20;
export const personalCalendarReadAtMax = 35;



export const PersonalCalendar = /*#__PURE__*/ zod.object({
  "host": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalCalendarHostMax))),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(personalCalendarReadAtMin)).check(/*#__PURE__*/ zod.maxLength(personalCalendarReadAtMax)))
});

export type PersonalCalendar = zod.input<typeof PersonalCalendar>;
export type PersonalCalendarOutput = zod.output<typeof PersonalCalendar>;
