/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookingOffer } from './BookingOffer.ts';
import { BookingOption } from './BookingOption.ts';

export const bookingOptionsWithOffersBookingOptionsMax = 100;

export const bookingOptionsWithOffersOffersMax = 50;



export const BookingOptionsWithOffers = /*#__PURE__*/ zod.object({
  "bookingOptions": /*#__PURE__*/ zod.array(BookingOption).check(/*#__PURE__*/ zod.maxLength(bookingOptionsWithOffersBookingOptionsMax)),
  "offers": /*#__PURE__*/ zod.array(BookingOffer).check(/*#__PURE__*/ zod.maxLength(bookingOptionsWithOffersOffersMax))
});

export type BookingOptionsWithOffers = zod.input<typeof BookingOptionsWithOffers>;
export type BookingOptionsWithOffersOutput = zod.output<typeof BookingOptionsWithOffers>;
