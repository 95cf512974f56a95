/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';

export const paymentDetailsBookingDateMin = 20;
export const paymentDetailsBookingDateMax = 35;



export const PaymentDetails = /*#__PURE__*/ zod.object({
  "bookingDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentDetailsBookingDateMin)).check(/*#__PURE__*/ zod.maxLength(paymentDetailsBookingDateMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()])
});

export type PaymentDetails = zod.input<typeof PaymentDetails>;
export type PaymentDetailsOutput = zod.output<typeof PaymentDetails>;
