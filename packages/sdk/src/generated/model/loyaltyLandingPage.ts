/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';
import type { Term } from './term.ts';

/**
 * Description of the program.
 */
export interface LoyaltyLandingPage {
  /**
     * Name of the program.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Main benefit in one line.
     * @minLength 1
     * @maxLength 200
     */
  headline: string;
  /**
     * Description as Markdown without HTML.
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
  /**
     * Advantages of joining, in the order set by the studio. At most 10.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 200
     */
  advantages: string[];
  /** Validity of points from the day they are earned. */
  pointsExpiry: Term;
  /** True if they remain valid until the end of the year of their expiry. */
  expiresAtYearEnd: boolean;
  state: LoyaltyCustomerStateType;
}
