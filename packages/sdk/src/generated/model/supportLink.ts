/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where the reader finds help.
 */
export interface SupportLink {
  /**
     * Address of the support; it carries nothing about the person.
     * @minLength 1
     * @maxLength 2000
     */
  supportURL: string;
}
