/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The level that comes next.
 */
export interface LoyaltyNextLevel {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * How many points are still to be collected.
     * @minimum 1
     * @maximum 100000000
     */
  pointsMissing: number;
  /**
     * How much of the way from the present level is done, in percent.
     * @minimum 0
     * @maximum 99
     */
  progress: number;
}
