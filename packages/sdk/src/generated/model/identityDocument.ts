/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * What somebody has shown to prove who they are.
 */
export interface IdentityDocument {
  documentType: IdentityDocumentType;
  /**
     * Its number.
     * @minLength 4
     * @maxLength 30
     * @pattern ^[A-Za-z0-9 -]+$
     */
  documentNumber: string;
}
