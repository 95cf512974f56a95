/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingOffer } from './bookingOffer.ts';
import type { BookingOption } from './bookingOption.ts';

/**
 * Booking options for an appointment, including trials.
 */
export interface BookingOptionsWithTrialContingentAndOffers {
  /**
     * Booking options of the account, valid ones first.
     * @maxItems 100
     */
  bookingOptions: BookingOption[];
  /**
     * Trials that can be used once.
     * @maxItems 20
     */
  trialContingents: BookingOption[];
  /**
     * Offers for sale.
     * @maxItems 50
     */
  offers: BookingOffer[];
}
