/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LateCancelation } from './LateCancelation.ts';
import { Location } from './Location.ts';
import { Person } from './Person.ts';
import { StudioReference } from './StudioReference.ts';

export const slotStartDateTimeMin = 20;
export const slotStartDateTimeMax = 35;

export const slotEndDateTimeMin = 20;
export const slotEndDateTimeMax = 35;

export const slotEarliestBookingDateTimeMin = 20;
export const slotEarliestBookingDateTimeMax = 35;

export const slotLatestBookingDateTimeMin = 20;
export const slotLatestBookingDateTimeMax = 35;

export const slotCancelableUntilMin = 20;
export const slotCancelableUntilMax = 35;

export const slotEmployeesMax = 20;

export const slotLocationsMax = 20;



export const Slot = /*#__PURE__*/ zod.object({
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(slotStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(slotStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(slotEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(slotEndDateTimeMax)),
  "earliestBookingDateTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(slotEarliestBookingDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(slotEarliestBookingDateTimeMax))),
  "latestBookingDateTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(slotLatestBookingDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(slotLatestBookingDateTimeMax))),
  "cancelableUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(slotCancelableUntilMin)).check(/*#__PURE__*/ zod.maxLength(slotCancelableUntilMax)),
  "lateCancelation": LateCancelation,
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(slotEmployeesMax)),
  "locations": /*#__PURE__*/ zod.array(Location).check(/*#__PURE__*/ zod.maxLength(slotLocationsMax)),
  "studio": StudioReference,
  "alreadyBooked": /*#__PURE__*/ zod.boolean(),
  "onWaitingList": /*#__PURE__*/ zod.boolean()
});

export type Slot = zod.input<typeof Slot>;
export type SlotOutput = zod.output<typeof Slot>;
