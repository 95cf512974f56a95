/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralProgram } from './referralProgram.ts';

/**
 * Referral program of a member, with code and URL to share.
 */
export interface MyReferralProgram {
  /**
     * The code of the member.
     * @minLength 4
     * @maxLength 40
     */
  referralCode: string;
  /**
     * URL to share.
     * @minLength 10
     * @maxLength 2000
     */
  referralUrl: string;
  /**
     * Number of contracts signed with the code at the tenant.
     * @minimum 0
     * @maximum 1000000
     */
  recruitedContracts: number;
  /** The program of the home studio, if any. */
  program: ReferralProgram | null;
}
