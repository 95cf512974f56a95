/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A member, identified by the end of the bank account number and the name.
 */
export interface ConnectWithIbanSuffixRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * Last four characters of the bank account number.
     * @minLength 4
     * @maxLength 4
     * @pattern ^[A-Z0-9]{4}$
     */
  ibanSuffix: string;
  /**
     * Family name in the studio's records.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Calendar day of birth in the studio's records.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
}
