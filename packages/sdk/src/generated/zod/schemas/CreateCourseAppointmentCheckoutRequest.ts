/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';

export const createCourseAppointmentCheckoutRequestCourseAppointmentIdMax = 9007199254740991;

export const createCourseAppointmentCheckoutRequestOfferIdMax = 9007199254740991;

export const createCourseAppointmentCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreateCourseAppointmentCheckoutRequest = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutRequestCourseAppointmentIdMax)),
  "offerId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutRequestOfferIdMax)),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutRequestPaymentInstrumentIdMax))),
  "joinWaitingList": /*#__PURE__*/ zod.boolean(),
  "acceptsLatePromotion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateCourseAppointmentCheckoutRequest = zod.input<typeof CreateCourseAppointmentCheckoutRequest>;
export type CreateCourseAppointmentCheckoutRequestOutput = zod.output<typeof CreateCourseAppointmentCheckoutRequest>;
