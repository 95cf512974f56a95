/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookingOffer } from './BookingOffer.ts';
import { BookingOption } from './BookingOption.ts';

export const bookingOptionsWithTrialContingentAndOffersBookingOptionsMax = 100;

export const bookingOptionsWithTrialContingentAndOffersTrialContingentsMax = 20;

export const bookingOptionsWithTrialContingentAndOffersOffersMax = 50;



export const BookingOptionsWithTrialContingentAndOffers = /*#__PURE__*/ zod.object({
  "bookingOptions": /*#__PURE__*/ zod.array(BookingOption).check(/*#__PURE__*/ zod.maxLength(bookingOptionsWithTrialContingentAndOffersBookingOptionsMax)),
  "trialContingents": /*#__PURE__*/ zod.array(BookingOption).check(/*#__PURE__*/ zod.maxLength(bookingOptionsWithTrialContingentAndOffersTrialContingentsMax)),
  "offers": /*#__PURE__*/ zod.array(BookingOffer).check(/*#__PURE__*/ zod.maxLength(bookingOptionsWithTrialContingentAndOffersOffersMax))
});

export type BookingOptionsWithTrialContingentAndOffers = zod.input<typeof BookingOptionsWithTrialContingentAndOffers>;
export type BookingOptionsWithTrialContingentAndOffersOutput = zod.output<typeof BookingOptionsWithTrialContingentAndOffers>;
