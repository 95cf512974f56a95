/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';

/**
 * Registration state of a member in the loyalty program.
 */
export interface LoyaltyCustomerState {
  state: LoyaltyCustomerStateType;
  /**
     * Name of the program.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Time of registration, with the offset of the studio; null before.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  registeredAt: Date | null;
}
