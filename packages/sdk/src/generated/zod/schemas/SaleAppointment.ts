/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { SaleTicket } from './SaleTicket.ts';

export const saleAppointmentNameMax = 120;

export const saleAppointmentStartDateTimeMin = 20;
export const saleAppointmentStartDateTimeMax = 35;

export const saleAppointmentEndDateTimeMin = 20;
export const saleAppointmentEndDateTimeMax = 35;



export const SaleAppointment = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saleAppointmentNameMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(saleAppointmentStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(saleAppointmentStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(saleAppointmentEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(saleAppointmentEndDateTimeMax)),
  "ticket": SaleTicket
});

export type SaleAppointment = zod.input<typeof SaleAppointment>;
export type SaleAppointmentOutput = zod.output<typeof SaleAppointment>;
