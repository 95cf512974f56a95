/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingOffer } from './bookingOffer.ts';
import type { BookingOption } from './bookingOption.ts';

/**
 * What may pay for an appointment, trials included.
 */
export interface BookingOptionsWithTrialContingentAndOffers {
  /**
     * What the account holds, fitting ones first.
     * @maxItems 100
     */
  bookingOptions: BookingOption[];
  /**
     * Trials that may be used once.
     * @maxItems 20
     */
  trialContingents: BookingOption[];
  /**
     * What can be bought for it.
     * @maxItems 50
     */
  offers: BookingOffer[];
}
