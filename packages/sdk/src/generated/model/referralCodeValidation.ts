/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralDiscount } from './referralDiscount.ts';

/**
 * A valid code at a studio.
 */
export interface ReferralCodeValidation {
  /**
     * In upper case, as used in a contract.
     * @minLength 1
     * @maxLength 40
     */
  referralCode: string;
  discount: ReferralDiscount;
  /**
     * Last calendar day to sign a contract with it; null until further notice.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
