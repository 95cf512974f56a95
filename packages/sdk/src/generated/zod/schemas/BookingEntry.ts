/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookingEntryType } from './BookingEntryType.ts';
import { Money } from './Money.ts';

export const bookingEntryNameMax = 200;

export const bookingEntryDueDateMin = 10;
export const bookingEntryDueDateMax = 10;

export const bookingEntryBookedAtMin = 20;
export const bookingEntryBookedAtMax = 35;



export const BookingEntry = /*#__PURE__*/ zod.object({
  "type": BookingEntryType,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingEntryNameMax))),
  "amount": Money,
  "balance": Money,
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookingEntryDueDateMin)).check(/*#__PURE__*/ zod.maxLength(bookingEntryDueDateMax)),
  "bookedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(bookingEntryBookedAtMin)).check(/*#__PURE__*/ zod.maxLength(bookingEntryBookedAtMax)))
});

export type BookingEntry = zod.input<typeof BookingEntry>;
export type BookingEntryOutput = zod.output<typeof BookingEntry>;
