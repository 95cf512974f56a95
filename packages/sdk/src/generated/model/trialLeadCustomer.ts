/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * Data of a lead for the fields of the trial session's form.
 */
export interface TrialLeadCustomer {
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string | null;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string | null;
  /** Recipient of the invitation. */
  email: EmailAddress | null;
  /**
     * Phone number.
     * @minLength 5
     * @maxLength 30
     * @nullable
     */
  phone: string | null;
}
