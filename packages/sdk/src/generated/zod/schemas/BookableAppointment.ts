/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { BenefitType } from './BenefitType.ts';
import { Picture } from './Picture.ts';
import { Slot } from './Slot.ts';

export const bookableAppointmentIdMax = 9007199254740991;

export const bookableAppointmentBenefitIdMax = 9007199254740991;

export const bookableAppointmentNameMax = 120;

export const bookableAppointmentDescriptionMin = 0;
export const bookableAppointmentDescriptionMax = 4000;

export const bookableAppointmentColorHexMin = 7;
export const bookableAppointmentColorHexMax = 7;


export const bookableAppointmentColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const bookableAppointmentDurationMinutesMin = 5;
export const bookableAppointmentDurationMinutesMax = 1440;

export const bookableAppointmentBookedParticipantsMin = 0;
export const bookableAppointmentBookedParticipantsMax = 1;

export const bookableAppointmentMaxParticipantsMax = 1;

export const bookableAppointmentWaitingListParticipantsMin = 0;
export const bookableAppointmentWaitingListParticipantsMax = 0;

export const bookableAppointmentMaxWaitingListParticipantsMin = 0;
export const bookableAppointmentMaxWaitingListParticipantsMax = 0;

export const bookableAppointmentSlotsMax = 1000;



export const BookableAppointment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['SINGLE']),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentBenefitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableAppointmentDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableAppointmentColorHexMin)).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentColorHexMax)).check(/*#__PURE__*/ zod.regex(bookableAppointmentColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentDurationMinutesMax)),
  "bookedParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentBookedParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentBookedParticipantsMax)),
  "maxParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableAppointmentMaxParticipantsMax)),
  "waitingListActive": /*#__PURE__*/ zod.boolean(),
  "waitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentWaitingListParticipantsMax)),
  "maxWaitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableAppointmentMaxWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableAppointmentMaxWaitingListParticipantsMax)),
  "slots": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(bookableAppointmentSlotsMax)),
  "appointmentMeetingType": /*#__PURE__*/ zod.enum(['ON_SITE', 'STREAM']),
  "benefitBookingOptionType": /*#__PURE__*/ zod.union([BenefitType,/*#__PURE__*/ zod.null()]),
  "appointmentStatus": /*#__PURE__*/ zod.enum(['ACTIVE', 'CANCELED']),
  "price": AppointmentPrice
});

export type BookableAppointment = zod.input<typeof BookableAppointment>;
export type BookableAppointmentOutput = zod.output<typeof BookableAppointment>;
