/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Slot } from './Slot.ts';

export const appointmentDayDateMin = 10;
export const appointmentDayDateMax = 10;

export const appointmentDaySlotsMax = 300;



export const AppointmentDay = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(appointmentDayDateMin)).check(/*#__PURE__*/ zod.maxLength(appointmentDayDateMax)),
  "slots": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(appointmentDaySlotsMax))
});

export type AppointmentDay = zod.input<typeof AppointmentDay>;
export type AppointmentDayOutput = zod.output<typeof AppointmentDay>;
