import type {
  BookingOffer,
  BookingOption,
  BookingOptionsWithOffers,
} from '@studio-portal/sdk/types';

/** One way to book: with something the member holds, or by buying an offer. */
export type BookingMethod =
  | { kind: 'option'; key: string; option: BookingOption }
  | { kind: 'offer'; key: string; offer: BookingOffer };

/** Whether an offer can be bought by somebody who holds nothing. */
const isPurchasable = (offer: BookingOffer): boolean => offer.price.state !== 'MEMBER_ONLY';

/** The ways that are open, those that cost nothing first; the first one is the sensible default. */
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

/** What the member holds and cannot use here; told with the reason, so that nobody pays without knowing why. */
export const getUnusableOptions = ({ bookingOptions }: BookingOptionsWithOffers): BookingOption[] =>
  bookingOptions.filter((option) => !option.valid);
