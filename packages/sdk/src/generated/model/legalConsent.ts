/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * What a form asks somebody to consent to before it sends their data to a studio.
 */
export interface LegalConsent {
  type: LegalInfoType;
  /**
     * Short name of the text block, for the message that it has not been accepted.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  name: string | null;
  /**
     * The sentence beside the checkbox, in the language of the studio; plain text.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  /** Whether the form must not be sent without it. */
  mandatory: boolean;
}
