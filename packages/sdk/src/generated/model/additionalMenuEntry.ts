/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A custom link in the menu of a studio.
 */
export interface AdditionalMenuEntry {
  /**
     * Label, as written by the studio.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * URL, always https.
     * @minLength 9
     * @maxLength 2000
     * @pattern ^https://\S+$
     */
  url: string;
  /**
     * Position among the custom links, from 1.
     * @minimum 1
     * @maximum 100
     */
  position: number;
}
