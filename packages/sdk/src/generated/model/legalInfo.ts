/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * A current legal document of a studio.
 */
export interface LegalInfo {
  type: LegalInfoType;
  /** True if the document is an external page. */
  externalUrl: boolean;
  /**
     * URL (https) of the external page, or the document as HTML, which must be sanitized before display.
     * @minLength 1
     * @maxLength 200000
     */
  text: string;
}
