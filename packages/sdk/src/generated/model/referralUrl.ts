/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Referral link of a member.
 */
export interface ReferralUrl {
  /**
     * URL with the code.
     * @minLength 1
     * @maxLength 2000
     */
  referralUrl: string;
  /**
     * Code of this account.
     * @minLength 4
     * @maxLength 32
     * @pattern ^[A-Za-z0-9-]+$
     */
  referralCode: string;
}
