/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { PaidThing } from './PaidThing.ts';
import { PaymentDetails } from './PaymentDetails.ts';
import { PaymentState } from './PaymentState.ts';
import { StudioReference } from './StudioReference.ts';

export const paymentIdMin = 36;
export const paymentIdMax = 36;

export const paymentNameMax = 200;

export const paymentBookingDateMin = 20;
export const paymentBookingDateMax = 35;



export const Payment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(paymentIdMin)).check(/*#__PURE__*/ zod.maxLength(paymentIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentNameMax)),
  "type": PaidThing,
  "studio": StudioReference,
  "amount": Money,
  "state": PaymentState,
  "bookingDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentBookingDateMin)).check(/*#__PURE__*/ zod.maxLength(paymentBookingDateMax)),
  "paymentDetails": PaymentDetails
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;
