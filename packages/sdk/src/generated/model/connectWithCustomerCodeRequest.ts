/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A member, identified by customer number.
 */
export interface ConnectWithCustomerCodeRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * Customer number at the studio.
     * @minLength 3
     * @maxLength 32
     * @pattern ^[A-Za-z0-9-]+$
     */
  customerCode: string;
  /**
     * Calendar day of birth in the studio's records.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
}
