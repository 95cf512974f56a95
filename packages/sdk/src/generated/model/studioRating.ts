/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What members think of a studio, in one figure.
 */
export interface StudioRating {
  /**
     * Number of the studio in the chain's own books.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  externalId: string;
  /**
     * Mean of all ratings, 1 is worst and 5 is best; null while there is none.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  average: number | null;
  /**
     * How many ratings there are.
     * @minimum 0
     * @maximum 10000000
     */
  count: number;
}
