/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A mail with a code is being sent. The response does not reveal whether the address is taken.
 */
export interface CodeSent {
  /** Recipient of the mail. */
  email: EmailAddress;
  /**
     * When the code expires.
     * @minLength 20
     * @maxLength 35
     */
  codeValidUntil: Date;
}
