/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Support link.
 */
export interface SupportLink {
  /**
     * URL of the support; it contains no personal data.
     * @minLength 1
     * @maxLength 2000
     */
  supportURL: string;
}
