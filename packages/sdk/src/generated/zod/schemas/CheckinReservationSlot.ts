/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LateCancelation } from './LateCancelation.ts';

export const checkinReservationSlotSlotIdMax = 9007199254740991;

export const checkinReservationSlotUsageDateMin = 10;
export const checkinReservationSlotUsageDateMax = 10;

export const checkinReservationSlotStartTimeMin = 20;
export const checkinReservationSlotStartTimeMax = 35;

export const checkinReservationSlotEndTimeMin = 20;
export const checkinReservationSlotEndTimeMax = 35;

export const checkinReservationSlotLastPossibleCheckinDateTimeMin = 20;
export const checkinReservationSlotLastPossibleCheckinDateTimeMax = 35;

export const checkinReservationSlotCancelableUntilMin = 20;
export const checkinReservationSlotCancelableUntilMax = 35;

export const checkinReservationSlotCapacityMax = 10000;

export const checkinReservationSlotFreePlacesMin = 0;
export const checkinReservationSlotFreePlacesMax = 10000;

export const checkinReservationSlotReservationIdMin = 36;
export const checkinReservationSlotReservationIdMax = 36;

export const checkinReservationSlotDaysInAdvanceMin = 0;
export const checkinReservationSlotDaysInAdvanceMax = 365;



export const CheckinReservationSlot = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinReservationSlotSlotIdMax)),
  "usageDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(checkinReservationSlotUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotUsageDateMax)),
  "startTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationSlotStartTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotStartTimeMax)),
  "endTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationSlotEndTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotEndTimeMax)),
  "lastPossibleCheckinDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationSlotLastPossibleCheckinDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotLastPossibleCheckinDateTimeMax)),
  "cancelableUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationSlotCancelableUntilMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotCancelableUntilMax)),
  "lateCancelation": LateCancelation,
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinReservationSlotCapacityMax)),
  "freePlaces": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinReservationSlotFreePlacesMin)).check(/*#__PURE__*/ zod.lte(checkinReservationSlotFreePlacesMax)),
  "reservationId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(checkinReservationSlotReservationIdMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationSlotReservationIdMax))),
  "daysInAdvance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinReservationSlotDaysInAdvanceMin)).check(/*#__PURE__*/ zod.lte(checkinReservationSlotDaysInAdvanceMax)))
});

export type CheckinReservationSlot = zod.input<typeof CheckinReservationSlot>;
export type CheckinReservationSlotOutput = zod.output<typeof CheckinReservationSlot>;
