/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const refundAppointmentNameMax = 120;

export const refundAppointmentStartDateTimeMin = 20;
export const refundAppointmentStartDateTimeMax = 35;

export const refundAppointmentEndDateTimeMin = 20;
export const refundAppointmentEndDateTimeMax = 35;



export const RefundAppointment = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundAppointmentNameMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(refundAppointmentStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(refundAppointmentStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(refundAppointmentEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(refundAppointmentEndDateTimeMax))
});

export type RefundAppointment = zod.input<typeof RefundAppointment>;
export type RefundAppointmentOutput = zod.output<typeof RefundAppointment>;
