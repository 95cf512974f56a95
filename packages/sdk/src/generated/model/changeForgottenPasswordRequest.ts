/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A new password with the code from the mail.
 */
export interface ChangeForgottenPasswordRequest {
  /** Email address of the account. If omitted, the code must identify the account. */
  email?: EmailAddress;
  /**
     * Code from the mail; case, spaces and hyphens are ignored.
     * @minLength 6
     * @maxLength 20
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
  /**
     * New password: at least 8 characters with a letter and a digit.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
