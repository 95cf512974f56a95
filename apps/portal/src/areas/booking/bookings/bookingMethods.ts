import type {
  BookingOffer,
  BookingOption,
  BookingOptionsWithOffers,
} from '@studio-portal/sdk/types';
import { isMembersOnly } from './prices.ts';

/** Way to book: with one of the member’s options, or by buying an offer. */
export type BookingMethod =
  | { kind: 'option'; key: string; option: BookingOption }
  | { kind: 'offer'; key: string; offer: BookingOffer };

/** Returns whether an offer can be bought without a membership. */
const isPurchasable = (offer: BookingOffer): boolean => !isMembersOnly(offer.price);

/**
 * Returns the usable methods. Options come first because they cost nothing, so the first method is
 * a sensible default.
 */
export const getBookingMethods = ({
  bookingOptions,
  offers,
}: BookingOptionsWithOffers): BookingMethod[] => [
  ...bookingOptions
    .filter((option) => option.valid)
    .map((option): BookingMethod => ({ kind: 'option', key: `option-${option.id}`, option })),
  ...offers
    .filter(isPurchasable)
    .map((offer): BookingMethod => ({ kind: 'offer', key: `offer-${offer.id}`, offer })),
];

/**
 * Returns the member's unusable options; they are shown with a reason, so that users know why they
 * have to pay.
 */
export const getUnusableOptions = ({ bookingOptions }: BookingOptionsWithOffers): BookingOption[] =>
  bookingOptions.filter((option) => !option.valid);
