/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';

/**
 * Teaser of the program.
 */
export interface LoyaltyTeaser {
  /**
     * Name of the program.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Reason to join, as plain text.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /**
     * Points for joining; 0 if there are none.
     * @minimum 0
     * @maximum 1000000
     */
  welcomePoints: number;
  /** True if the studio confirms registrations. */
  confirmationRequired: boolean;
  state: LoyaltyCustomerStateType;
}
