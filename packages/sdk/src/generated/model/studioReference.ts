/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A reference to a studio.
 */
export interface StudioReference {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * IANA time zone for all times of the studio.
     * @minLength 3
     * @maxLength 60
     * @pattern ^[A-Za-z]+(/[A-Za-z_+-]+)*$
     */
  zoneId: string;
}
