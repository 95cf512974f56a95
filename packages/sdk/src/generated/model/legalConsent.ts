/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * Consent required before a form sends personal data to a studio.
 */
export interface LegalConsent {
  type: LegalInfoType;
  /**
     * Short name of the text block, for error messages.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  name: string | null;
  /**
     * Text of the checkbox, in the language of the studio; plain text.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  /** True if the form requires it. */
  mandatory: boolean;
  /**
     * Version of the text, counted by the studio from 1.
     * @minimum 1
     * @maximum 100000
     */
  version: number;
}
