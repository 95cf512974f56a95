/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralProgram } from './referralProgram.ts';

/**
 * The referral program for a member, with what to hand on.
 */
export interface MyReferralProgram {
  /**
     * The code of the member.
     * @minLength 4
     * @maxLength 40
     */
  referralCode: string;
  /**
     * Address with which somebody else begins.
     * @minLength 10
     * @maxLength 2000
     */
  referralUrl: string;
  /**
     * How many contracts were signed with the code at the tenant.
     * @minimum 0
     * @maximum 1000000
     */
  recruitedContracts: number;
  /** The program of the home studio; null when none runs. */
  program: ReferralProgram | null;
}
