/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { BenefitType } from './BenefitType.ts';
import { Picture } from './Picture.ts';
import { Slot } from './Slot.ts';

export const bookableSingleAppointmentIdMax = 9007199254740991;

export const bookableSingleAppointmentBenefitIdMax = 9007199254740991;

export const bookableSingleAppointmentNameMax = 120;

export const bookableSingleAppointmentDescriptionMin = 0;
export const bookableSingleAppointmentDescriptionMax = 4000;

export const bookableSingleAppointmentColorHexMin = 7;
export const bookableSingleAppointmentColorHexMax = 7;


export const bookableSingleAppointmentColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const bookableSingleAppointmentDurationMinutesMin = 5;
export const bookableSingleAppointmentDurationMinutesMax = 1440;

export const bookableSingleAppointmentBookedParticipantsMin = 0;
export const bookableSingleAppointmentBookedParticipantsMax = 1;

export const bookableSingleAppointmentMaxParticipantsMax = 1;

export const bookableSingleAppointmentWaitingListParticipantsMin = 0;
export const bookableSingleAppointmentWaitingListParticipantsMax = 0;

export const bookableSingleAppointmentMaxWaitingListParticipantsMin = 0;
export const bookableSingleAppointmentMaxWaitingListParticipantsMax = 0;

export const bookableSingleAppointmentSlotsMax = 1;



export const BookableSingleAppointment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['SINGLE']),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentBenefitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableSingleAppointmentNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableSingleAppointmentDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookableSingleAppointmentDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableSingleAppointmentColorHexMin)).check(/*#__PURE__*/ zod.maxLength(bookableSingleAppointmentColorHexMax)).check(/*#__PURE__*/ zod.regex(bookableSingleAppointmentColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableSingleAppointmentDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentDurationMinutesMax)),
  "bookedParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableSingleAppointmentBookedParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentBookedParticipantsMax)),
  "maxParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentMaxParticipantsMax)),
  "waitingListActive": /*#__PURE__*/ zod.boolean(),
  "waitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableSingleAppointmentWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentWaitingListParticipantsMax)),
  "maxWaitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableSingleAppointmentMaxWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableSingleAppointmentMaxWaitingListParticipantsMax)),
  "slots": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableSingleAppointmentSlotsMax)),
  "available": /*#__PURE__*/ zod.boolean(),
  "appointmentMeetingType": /*#__PURE__*/ zod.enum(['ON_SITE', 'STREAM']),
  "benefitBookingOptionType": /*#__PURE__*/ zod.union([BenefitType,/*#__PURE__*/ zod.null()]),
  "appointmentStatus": /*#__PURE__*/ zod.enum(['ACTIVE', 'CANCELED']),
  "price": AppointmentPrice
});

export type BookableSingleAppointment = zod.input<typeof BookableSingleAppointment>;
export type BookableSingleAppointmentOutput = zod.output<typeof BookableSingleAppointment>;
