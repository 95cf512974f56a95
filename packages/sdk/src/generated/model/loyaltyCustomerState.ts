/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyCustomerStateType } from './loyaltyCustomerStateType.ts';

/**
 * How a member stands to the loyalty program.
 */
export interface LoyaltyCustomerState {
  state: LoyaltyCustomerStateType;
  /**
     * What the program is called.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Since when the member takes part, with the offset of the studio; null before.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  registeredAt: Date | null;
}
