/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * A legal document of a studio, in force now.
 */
export interface LegalInfo {
  type: LegalInfoType;
  /** Whether the document is a page elsewhere. */
  externalUrl: boolean;
  /**
     * The https address of that page; else the document itself as HTML, to be sanitised before it is shown.
     * @minLength 1
     * @maxLength 200000
     */
  text: string;
}
