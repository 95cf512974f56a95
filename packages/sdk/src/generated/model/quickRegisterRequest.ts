/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * Account of an invited person.
 */
export interface QuickRegisterRequest {
  /**
     * Identifies the invitation.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /** Email address; must be that of the invitation, if it has one. */
  email: EmailAddress;
  /**
     * At least 8 characters with a letter and a digit.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
  /**
     * Given name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * Family name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Language and region for mails, BCP 47.
     * @minLength 5
     * @maxLength 5
     * @pattern ^[a-z]{2}-[A-Z]{2}$
     */
  locale: string;
  /** True if the terms of the brand are accepted; required if it has terms. */
  termsAccepted: boolean;
}
