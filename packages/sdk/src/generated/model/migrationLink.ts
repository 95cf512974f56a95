/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A document that a consent refers to.
 */
export interface MigrationLink {
  /**
     * Address of the document.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * Text of the link.
     * @minLength 1
     * @maxLength 120
     */
  urlText: string;
}
