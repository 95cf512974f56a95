/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The next level.
 */
export interface LoyaltyNextLevel {
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Points still to be collected.
     * @minimum 1
     * @maximum 100000000
     */
  pointsMissing: number;
  /**
     * Progress from the current level in percent.
     * @minimum 0
     * @maximum 99
     */
  progress: number;
}
