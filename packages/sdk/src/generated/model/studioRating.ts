/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Average rating of a studio.
 */
export interface StudioRating {
  /**
     * Number of the studio in the chain's records.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  externalId: string;
  /**
     * Mean of all ratings from 1 (worst) to 5 (best); null without ratings.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  average: number | null;
  /**
     * Number of ratings.
     * @minimum 0
     * @maximum 10000000
     */
  count: number;
}
