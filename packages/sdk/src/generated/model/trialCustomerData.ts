/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * The customer of a trial session. contactFields of the configuration lists further required fields.
 */
export interface TrialCustomerData {
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
  /** Recipient of the mails. */
  email: EmailAddress;
  /**
     * Phone number, with country code for foreign numbers.
     * @minLength 5
     * @maxLength 30
     * @pattern ^[0-9+()/ .-]+$
     */
  phone?: string;
  /**
     * Calendar day of birth.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth?: Date;
}
