/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * An identity document that a studio accepts.
 */
export interface IdentityDocumentOption {
  documentType: IdentityDocumentType;
  /**
     * Format of its number as a regular expression, for the number in capitals without spaces and hyphens; null if it depends on the country.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  numberPattern: string | null;
}
