/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Points that will expire.
 */
export interface LoyaltyExpiration {
  /**
     * Number of points.
     * @minimum 1
     * @maximum 100000000
     */
  points: number;
  /**
     * Last calendar day of validity, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
}
