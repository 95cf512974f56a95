/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Points that will expire.
 */
export interface LoyaltyExpiration {
  /**
     * How many.
     * @minimum 1
     * @maximum 100000000
     */
  points: number;
  /**
     * The last calendar day on which they count, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
}
