/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A state in addresses.
 */
export interface StateOption {
  /**
     * Name of the state.
     * @minLength 2
     * @maxLength 60
     */
  name: string;
  /**
     * Two letters, as defined by the postal service.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  abbreviation: string;
}
