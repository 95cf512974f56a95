/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';

export const createCourseAppointmentCheckoutV4RequestCourseAppointmentIdMax = 9007199254740991;

export const createCourseAppointmentCheckoutV4RequestOfferIdMax = 9007199254740991;

export const createCourseAppointmentCheckoutV4RequestPaymentInstrumentIdMax = 9007199254740991;

export const createCourseAppointmentCheckoutV4RequestTokenizationReferenceMin = 36;
export const createCourseAppointmentCheckoutV4RequestTokenizationReferenceMax = 36;



export const CreateCourseAppointmentCheckoutV4Request = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutV4RequestCourseAppointmentIdMax)),
  "offerId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutV4RequestOfferIdMax)),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "joinWaitingList": /*#__PURE__*/ zod.boolean(),
  "acceptsLatePromotion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCourseAppointmentCheckoutV4RequestPaymentInstrumentIdMax))),
  "tokenizationReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createCourseAppointmentCheckoutV4RequestTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(createCourseAppointmentCheckoutV4RequestTokenizationReferenceMax))),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateCourseAppointmentCheckoutV4Request = zod.input<typeof CreateCourseAppointmentCheckoutV4Request>;
export type CreateCourseAppointmentCheckoutV4RequestOutput = zod.output<typeof CreateCourseAppointmentCheckoutV4Request>;
