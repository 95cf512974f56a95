/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookableSingleAppointment } from './BookableSingleAppointment.ts';
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

export const singleAppointmentCheckoutIdMin = 36;
export const singleAppointmentCheckoutIdMax = 36;

export const singleAppointmentCheckoutOrganizationUnitIdMax = 9007199254740991;

export const singleAppointmentCheckoutCreatedAtMin = 20;
export const singleAppointmentCheckoutCreatedAtMax = 35;

export const singleAppointmentCheckoutExpiresAtMin = 20;
export const singleAppointmentCheckoutExpiresAtMax = 35;

export const singleAppointmentCheckoutPublicTokenMax = 1024;



export const SingleAppointmentCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(singleAppointmentCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(singleAppointmentCheckoutIdMax)),
  "type": /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']),
  "state": CheckoutState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(singleAppointmentCheckoutOrganizationUnitIdMax)),
  "price": Money,
  "voucher": /*#__PURE__*/ zod.union([VoucherPayment,/*#__PURE__*/ zod.null()]),
  "amountDue": Money,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(singleAppointmentCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(singleAppointmentCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(singleAppointmentCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(singleAppointmentCheckoutExpiresAtMax)),
  "publicToken": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(singleAppointmentCheckoutPublicTokenMax))),
  "singleAppointment": BookableSingleAppointment,
  "offer": BookingOffer,
  "customerData": CustomerData,
  "bookedFor": /*#__PURE__*/ zod.optional(FamilyMember),
  "charged": /*#__PURE__*/ zod.boolean(),
  "booking": /*#__PURE__*/ zod.union([BookedItem,/*#__PURE__*/ zod.null()])
});

export type SingleAppointmentCheckout = zod.input<typeof SingleAppointmentCheckout>;
export type SingleAppointmentCheckoutOutput = zod.output<typeof SingleAppointmentCheckout>;
