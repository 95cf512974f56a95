/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookedBy } from './BookedBy.ts';
import { CalendarItemEnding } from './CalendarItemEnding.ts';
import { LateCancelation } from './LateCancelation.ts';
import { Location } from './Location.ts';
import { Money } from './Money.ts';
import { Person } from './Person.ts';
import { Picture } from './Picture.ts';
import { StudioReference } from './StudioReference.ts';

export const calendarItemUuidMin = 36;
export const calendarItemUuidMax = 36;

export const calendarItemCourseAppointmentIdMax = 9007199254740991;

export const calendarItemBenefitIdMax = 9007199254740991;

export const calendarItemNameMax = 120;

export const calendarItemColorHexMin = 7;
export const calendarItemColorHexMax = 7;


export const calendarItemColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const calendarItemStartDateTimeMin = 20;
export const calendarItemStartDateTimeMax = 35;

export const calendarItemEndDateTimeMin = 20;
export const calendarItemEndDateTimeMax = 35;

export const calendarItemEmployeesMax = 20;

export const calendarItemLocationsMax = 20;

export const calendarItemStreamMax = 2000;

export const calendarItemWaitingListPositionMax = 10000;

export const calendarItemWaitingListUntilMin = 20;
export const calendarItemWaitingListUntilMax = 35;

export const calendarItemPaidWithMax = 120;

export const calendarItemCancelableUntilMin = 20;
export const calendarItemCancelableUntilMax = 35;

export const calendarItemFreeCancelationUntilMin = 20;
export const calendarItemFreeCancelationUntilMax = 35;

export const calendarItemConfirmUntilMin = 20;
export const calendarItemConfirmUntilMax = 35;



export const CalendarItem = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(calendarItemUuidMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemUuidMax)),
  "itemType": /*#__PURE__*/ zod.enum(['COURSE', 'SINGLE', 'EVENT']),
  "courseAppointmentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemCourseAppointmentIdMax))),
  "benefitId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemBenefitIdMax))),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarItemNameMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(calendarItemColorHexMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemColorHexMax)).check(/*#__PURE__*/ zod.regex(calendarItemColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemEndDateTimeMax)),
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(calendarItemEmployeesMax)),
  "locations": /*#__PURE__*/ zod.array(Location).check(/*#__PURE__*/ zod.maxLength(calendarItemLocationsMax)),
  "studio": StudioReference,
  "appointmentMeetingType": /*#__PURE__*/ zod.enum(['ON_SITE', 'STREAM']),
  "stream": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarItemStreamMax))),
  "participantStatus": /*#__PURE__*/ zod.enum(['BOOKED', 'WAITING', 'CANCELED', 'ATTENDED', 'NO_SHOW']),
  "onWaitingList": /*#__PURE__*/ zod.boolean(),
  "waitingListPosition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemWaitingListPositionMax))),
  "waitingListUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemWaitingListUntilMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemWaitingListUntilMax))),
  "paidWith": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarItemPaidWithMax))),
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "bookedBy": /*#__PURE__*/ zod.optional(BookedBy),
  "cancelableUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemCancelableUntilMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemCancelableUntilMax))),
  "freeCancelationUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemFreeCancelationUntilMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemFreeCancelationUntilMax))),
  "lateCancelation": LateCancelation,
  "confirmUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemConfirmUntilMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemConfirmUntilMax))),
  "ending": /*#__PURE__*/ zod.union([CalendarItemEnding,/*#__PURE__*/ zod.null()])
});

export type CalendarItem = zod.input<typeof CalendarItem>;
export type CalendarItemOutput = zod.output<typeof CalendarItem>;
