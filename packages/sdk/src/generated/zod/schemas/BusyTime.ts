/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const busyTimeStartDateTimeMin = 20;
export const busyTimeStartDateTimeMax = 35;

export const busyTimeEndDateTimeMin = 20;
export const busyTimeEndDateTimeMax = 35;



export const BusyTime = /*#__PURE__*/ zod.object({
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(busyTimeStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(busyTimeStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(busyTimeEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(busyTimeEndDateTimeMax))
});

export type BusyTime = zod.input<typeof BusyTime>;
export type BusyTimeOutput = zod.output<typeof BusyTime>;
