/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A connection between the account and a studio.
 */
export interface StudioConnect {
  /**
     * Identifies the connection.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioConnectId: number;
  /**
     * Organization unit id.
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
}
