/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingOptionLimitPeriod } from './bookingOptionLimitPeriod.ts';

/**
 * How often an option of a contract can be used.
 */
export interface BookingOptionLimit {
  /**
     * Uses in each period.
     * @minimum 1
     * @maximum 1000
     */
  uses: number;
  /** Length of a period in the studio's time zone: WEEK begins on Monday, MONTH on the first, TERM with each term of the contract. */
  period: BookingOptionLimitPeriod;
}
