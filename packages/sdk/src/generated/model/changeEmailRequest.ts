/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A new address for the account.
 */
export interface ChangeEmailRequest {
  /** New main address. */
  email: EmailAddress;
  /**
     * Password of the account.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
