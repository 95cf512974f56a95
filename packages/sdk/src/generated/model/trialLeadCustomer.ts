/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What the studio knows of a lead; only what the form of the trial session asks for.
 */
export interface TrialLeadCustomer {
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string | null;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string | null;
  /**
     * Where the invitation went.
     * @minLength 3
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Telephone number.
     * @minLength 5
     * @maxLength 30
     * @nullable
     */
  phone: string | null;
}
