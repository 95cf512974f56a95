/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralDiscount } from './referralDiscount.ts';

/**
 * A code that is good at a studio.
 */
export interface ReferralCodeValidation {
  /**
     * In capital letters, as it goes into a contract.
     * @minLength 1
     * @maxLength 40
     */
  referralCode: string;
  discount: ReferralDiscount;
  /**
     * Last calendar day on which a contract can be signed with it; null until further notice.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
