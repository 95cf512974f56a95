/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A member, by the number on the contract.
 */
export interface ConnectWithCustomerCodeRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * Number that the studio has given to the member.
     * @minLength 3
     * @maxLength 32
     * @pattern ^[A-Za-z0-9-]+$
     */
  customerCode: string;
  /**
     * Calendar day of birth, as the studio knows it.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
}
