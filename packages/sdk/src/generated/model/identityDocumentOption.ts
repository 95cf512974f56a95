/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * A document that a studio takes.
 */
export interface IdentityDocumentOption {
  documentType: IdentityDocumentType;
  /**
     * What a number of it looks like, as a regular expression; null where it differs from country to country.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  numberPattern: string | null;
}
