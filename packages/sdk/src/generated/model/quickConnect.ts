/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The studio of an invitation, for a person with an account.
 */
export interface QuickConnect {
  /**
     * Identifies the invitation.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  studioName: string;
  /**
     * Name of the tenant.
     * @minLength 1
     * @maxLength 63
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string;
  /**
     * Customer number at the studio, for connectWithCustomerCode.
     * @minLength 3
     * @maxLength 32
     * @pattern ^[A-Za-z0-9-]+$
     */
  customerCode: string;
}
