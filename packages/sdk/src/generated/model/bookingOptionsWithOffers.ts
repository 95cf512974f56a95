/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingOffer } from './bookingOffer.ts';
import type { BookingOption } from './bookingOption.ts';

/**
 * Booking options and offers for an appointment.
 */
export interface BookingOptionsWithOffers {
  /**
     * Booking options of the account, valid ones first.
     * @maxItems 100
     */
  bookingOptions: BookingOption[];
  /**
     * Offers for sale.
     * @maxItems 50
     */
  offers: BookingOffer[];
}
