/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralDiscount } from './referralDiscount.ts';

/**
 * Referral program of a studio.
 */
export interface ReferralProgram {
  /**
     * Studio that has the program.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name given by the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Description as plain text in the language of the studio.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /**
     * Reward for referring members, as plain text in the language of the studio.
     * @minLength 0
     * @maxLength 2000
     */
  rewardDescription: string;
  discount: ReferralDiscount;
  /**
     * Last calendar day, in the time zone of the studio; null until further notice.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
