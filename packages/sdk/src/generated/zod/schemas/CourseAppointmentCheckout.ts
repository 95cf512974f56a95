/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookableCourse } from './BookableCourse.ts';
import { BookedItem } from './BookedItem.ts';
import { BookingOffer } from './BookingOffer.ts';
import { CheckoutState } from './CheckoutState.ts';
import { CustomerData } from './CustomerData.ts';
import { DeclineReason } from './DeclineReason.ts';
import { FamilyMember } from './FamilyMember.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';
import { VoucherPayment } from './VoucherPayment.ts';

export const courseAppointmentCheckoutIdMin = 36;
export const courseAppointmentCheckoutIdMax = 36;

export const courseAppointmentCheckoutOrganizationUnitIdMax = 9007199254740991;

export const courseAppointmentCheckoutCreatedAtMin = 20;
export const courseAppointmentCheckoutCreatedAtMax = 35;

export const courseAppointmentCheckoutExpiresAtMin = 20;
export const courseAppointmentCheckoutExpiresAtMax = 35;

export const courseAppointmentCheckoutPublicTokenMax = 1024;



export const CourseAppointmentCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(courseAppointmentCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(courseAppointmentCheckoutIdMax)),
  "type": /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']),
  "state": CheckoutState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseAppointmentCheckoutOrganizationUnitIdMax)),
  "price": Money,
  "voucher": /*#__PURE__*/ zod.union([VoucherPayment,/*#__PURE__*/ zod.null()]),
  "amountDue": Money,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(courseAppointmentCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(courseAppointmentCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(courseAppointmentCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(courseAppointmentCheckoutExpiresAtMax)),
  "publicToken": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseAppointmentCheckoutPublicTokenMax))),
  "courseAppointment": BookableCourse,
  "offer": BookingOffer,
  "customerData": CustomerData,
  "joinWaitingList": /*#__PURE__*/ zod.boolean(),
  "acceptsLatePromotion": /*#__PURE__*/ zod.boolean(),
  "bookedFor": /*#__PURE__*/ zod.optional(FamilyMember),
  "charged": /*#__PURE__*/ zod.boolean(),
  "booking": /*#__PURE__*/ zod.union([BookedItem,/*#__PURE__*/ zod.null()])
});

export type CourseAppointmentCheckout = zod.input<typeof CourseAppointmentCheckout>;
export type CourseAppointmentCheckoutOutput = zod.output<typeof CourseAppointmentCheckout>;
