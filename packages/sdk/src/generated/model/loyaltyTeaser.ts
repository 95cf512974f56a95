/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';

/**
 * What invites to the program.
 */
export interface LoyaltyTeaser {
  /**
     * What the program is called.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Why to join, as plain text.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /**
     * Points for joining; 0 without any.
     * @minimum 0
     * @maximum 1000000
     */
  welcomePoints: number;
  /** Whether the studio confirms who joins. */
  confirmationRequired: boolean;
  state: LoyaltyCustomerStateType;
}
