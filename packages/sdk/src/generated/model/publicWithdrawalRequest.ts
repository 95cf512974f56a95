/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A withdrawal from a contract by somebody who is not logged in.
 */
export interface PublicWithdrawalRequest {
  /**
     * Studio that it is sent to.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Of whoever declares it.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * Of whoever declares it.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Which contract, in the words of whoever declares it: its number or its name.
     * @minLength 1
     * @maxLength 200
     */
  contract: string;
  /**
     * Where the receipt goes.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
