/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A member, identified by the bank account in the studio's records.
 */
export interface ConnectWithIbanRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * International bank account number, without spaces.
     * @minLength 15
     * @maxLength 34
     * @pattern ^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$
     */
  iban: string;
  /**
     * Calendar day of birth in the studio's records.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
}
