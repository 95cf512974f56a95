/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Who a studio has invited to make an account.
 */
export interface QuickRegistration {
  /**
     * Names the invitation.
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
     * Address that the studio knows; it cannot be changed. Null: the person types one.
     * @minLength 3
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Given name that the studio knows.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string | null;
  /**
     * Family name that the studio knows.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string | null;
}
