/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';
import type { Term } from './term.ts';

/**
 * What the program says of itself.
 */
export interface LoyaltyLandingPage {
  /**
     * What the program is called.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * What it promises in one line.
     * @minLength 1
     * @maxLength 200
     */
  headline: string;
  /**
     * What it is, as Markdown without HTML.
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
  /**
     * What takes part gets, in the order of the studio. At most 10.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 200
     */
  advantages: string[];
  /** How long points count from the day on which they are earned. */
  pointsExpiry: Term;
  /** Whether they count on until the end of the year in which that time is over. */
  expiresAtYearEnd: boolean;
  state: LoyaltyCustomerStateType;
}
