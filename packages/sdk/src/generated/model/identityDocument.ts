/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * The identity document of a customer.
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
