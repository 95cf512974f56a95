/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A feature of a studio.
 */
export interface StudioFeature {
  /**
     * Id of the feature.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name in the requested language.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
