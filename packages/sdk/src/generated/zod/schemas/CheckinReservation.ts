/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LateCancelation } from './LateCancelation.ts';
import { StudioReference } from './StudioReference.ts';

export const checkinReservationIdMin = 36;
export const checkinReservationIdMax = 36;

export const checkinReservationSlotIdMax = 9007199254740991;

export const checkinReservationUsageDateMin = 10;
export const checkinReservationUsageDateMax = 10;

export const checkinReservationStartDateTimeMin = 20;
export const checkinReservationStartDateTimeMax = 35;

export const checkinReservationEndDateTimeMin = 20;
export const checkinReservationEndDateTimeMax = 35;

export const checkinReservationLastPossibleCheckinDateTimeMin = 20;
export const checkinReservationLastPossibleCheckinDateTimeMax = 35;

export const checkinReservationCancelableUntilMin = 20;
export const checkinReservationCancelableUntilMax = 35;

export const checkinReservationFreeCancelationUntilMin = 20;
export const checkinReservationFreeCancelationUntilMax = 35;



export const CheckinReservation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(checkinReservationIdMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationIdMax)),
  "slotId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinReservationSlotIdMax)),
  "status": /*#__PURE__*/ zod.enum(['RESERVED', 'CANCELED']),
  "usageDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(checkinReservationUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationUsageDateMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationEndDateTimeMax)),
  "lastPossibleCheckinDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationLastPossibleCheckinDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationLastPossibleCheckinDateTimeMax)),
  "cancelableUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationCancelableUntilMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationCancelableUntilMax))),
  "freeCancelationUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinReservationFreeCancelationUntilMin)).check(/*#__PURE__*/ zod.maxLength(checkinReservationFreeCancelationUntilMax))),
  "lateCancelation": LateCancelation,
  "studio": StudioReference
});

export type CheckinReservation = zod.input<typeof CheckinReservation>;
export type CheckinReservationOutput = zod.output<typeof CheckinReservation>;
