/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A link of its own that a studio puts into its menu.
 */
export interface AdditionalMenuEntry {
  /**
     * Words of the link, as the studio wrote them.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Where it leads; always https.
     * @minLength 9
     * @maxLength 2000
     * @pattern ^https://\S+$
     */
  url: string;
  /**
     * Place among the additional entries, from 1.
     * @minimum 1
     * @maximum 100
     */
  position: number;
}
