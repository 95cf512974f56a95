/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { PaidThing } from './PaidThing.ts';
import { PaymentDetails } from './PaymentDetails.ts';
import { PaymentRefundInformation } from './PaymentRefundInformation.ts';
import { PaymentState } from './PaymentState.ts';
import { StudioReference } from './StudioReference.ts';

export const paymentWithDetailsIdMin = 36;
export const paymentWithDetailsIdMax = 36;

export const paymentWithDetailsNameMax = 200;

export const paymentWithDetailsBookingDateMin = 20;
export const paymentWithDetailsBookingDateMax = 35;



export const PaymentWithDetails = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(paymentWithDetailsIdMin)).check(/*#__PURE__*/ zod.maxLength(paymentWithDetailsIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentWithDetailsNameMax)),
  "type": PaidThing,
  "studio": StudioReference,
  "amount": Money,
  "state": PaymentState,
  "bookingDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentWithDetailsBookingDateMin)).check(/*#__PURE__*/ zod.maxLength(paymentWithDetailsBookingDateMax)),
  "paymentDetails": PaymentDetails,
  "paymentRefundInformation": PaymentRefundInformation
});

export type PaymentWithDetails = zod.input<typeof PaymentWithDetails>;
export type PaymentWithDetailsOutput = zod.output<typeof PaymentWithDetails>;
