/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How a member invites others.
 */
export interface ReferralUrl {
  /**
     * Address for friends; it carries the code.
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
