/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A level of the program.
 */
export interface LoyaltyLevel {
  /**
     * Identifies the level.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Benefits, as described by the studio.
     * @minLength 1
     * @maxLength 500
     */
  description: string;
  /**
     * Number of collected points required.
     * @minimum 0
     * @maximum 100000000
     */
  threshold: number;
  /** True if the member has reached it; false for members who have not joined. */
  reached: boolean;
  /** True if it is the highest level reached. */
  current: boolean;
  /**
     * Progress towards it in percent; 100 once reached.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
}
