/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentDay } from './AppointmentDay.ts';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { BenefitType } from './BenefitType.ts';
import { Picture } from './Picture.ts';

export const bookableAppointmentDaysIdMax = 9007199254740991;

export const bookableAppointmentDaysBenefitIdMax = 9007199254740991;

export const bookableAppointmentDaysNameMax = 120;

export const bookableAppointmentDaysDescriptionMin = 0;
export const bookableAppointmentDaysDescriptionMax = 4000;

export const bookableAppointmentDaysColorHexMin = 7;
export const bookableAppointmentDaysColorHexMax = 7;


export const bookableAppointmentDaysColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const bookableAppointmentDaysDurationMinutesMin = 5;
export const bookableAppointmentDaysDurationMinutesMax = 1440;

export const bookableAppointmentDaysBookedParticipantsMin = 0;
export const bookableAppointmentDaysBookedParticipantsMax = 1;

export const bookableAppointmentDaysMaxParticipantsMax = 1;

export const bookableAppointmentDaysWaitingListParticipantsMin = 0;
export const bookableAppointmentDaysWaitingListParticipantsMax = 0;

export const bookableAppointmentDaysMaxWaitingListParticipantsMin = 0;
export const bookableAppointmentDaysMaxWaitingListParticipantsMax = 0;

export const bookableAppointmentDaysDaysMax = 100;



export const BookableAppointmentDays = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['SINGLE']),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysBenefitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentDaysNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableAppointmentDaysDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentDaysDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableAppointmentDaysColorHexMin)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentDaysColorHexMax)).check(/*#__PURE__*/ zod.regex(bookableAppointmentDaysColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentDaysDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysDurationMinutesMax)),
  "bookedParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentDaysBookedParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysBookedParticipantsMax)),
  "maxParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysMaxParticipantsMax)),
  "waitingListActive": /*#__PURE__*/ zod.boolean(),
  "waitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentDaysWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysWaitingListParticipantsMax)),
  "maxWaitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentDaysMaxWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDaysMaxWaitingListParticipantsMax)),
  "days": /*#__PURE__*/ zod.array(AppointmentDay).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentDaysDaysMax)),
  "appointmentMeetingType": /*#__PURE__*/ zod.enum(['ON_SITE', 'STREAM']),
  "benefitBookingOptionType": /*#__PURE__*/ zod.union([BenefitType,/*#__PURE__*/ zod.null()]),
  "appointmentStatus": /*#__PURE__*/ zod.enum(['ACTIVE', 'CANCELED']),
  "price": AppointmentPrice
});

export type BookableAppointmentDays = zod.input<typeof BookableAppointmentDays>;
export type BookableAppointmentDaysOutput = zod.output<typeof BookableAppointmentDays>;
