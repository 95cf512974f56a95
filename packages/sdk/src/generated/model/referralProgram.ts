/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralDiscount } from './referralDiscount.ts';

/**
 * What a studio gives to those whom its members bring along.
 */
export interface ReferralProgram {
  /**
     * Studio that has the program.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * What the studio calls it.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is, as plain text in the language of the studio.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /**
     * What whoever brings somebody along gets; plain text in the language of the studio.
     * @minLength 0
     * @maxLength 2000
     */
  rewardDescription: string;
  discount: ReferralDiscount;
  /**
     * Last calendar day, in the zone of the studio; null until further notice.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
