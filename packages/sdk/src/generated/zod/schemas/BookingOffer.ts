/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const bookingOfferIdMax = 9007199254740991;

export const bookingOfferNameMax = 120;

export const bookingOfferDescriptionMin = 0;
export const bookingOfferDescriptionMax = 1000;

export const bookingOfferPaymentMethodsMax = 7;



export const BookingOffer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookingOfferIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingOfferNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookingOfferDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookingOfferDescriptionMax)),
  "price": AppointmentPrice,
  "paymentMethods": /*#__PURE__*/ zod.array(OnlinePaymentMethod).check(/*#__PURE__*/ zod.maxLength(bookingOfferPaymentMethodsMax))
});

export type BookingOffer = zod.input<typeof BookingOffer>;
export type BookingOfferOutput = zod.output<typeof BookingOffer>;
