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
     * What it is called.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * What it brings, in the words of the studio.
     * @minLength 1
     * @maxLength 500
     */
  description: string;
  /**
     * From how many collected points on it is reached.
     * @minimum 0
     * @maximum 100000000
     */
  threshold: number;
  /** Whether the member has reached it; false for somebody who does not take part. */
  reached: boolean;
  /** Whether it is the highest that is reached. */
  current: boolean;
  /**
     * How much of the way to it is done, in percent; 100 once it is reached.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
}
