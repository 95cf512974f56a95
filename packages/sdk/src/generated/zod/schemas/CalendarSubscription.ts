/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const calendarSubscriptionCreatedAtMin = 20;
export const calendarSubscriptionCreatedAtMax = 35;



export const CalendarSubscription = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarSubscriptionCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(calendarSubscriptionCreatedAtMax)))
});

export type CalendarSubscription = zod.input<typeof CalendarSubscription>;
export type CalendarSubscriptionOutput = zod.output<typeof CalendarSubscription>;
