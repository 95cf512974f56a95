/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * The additional address to make the main address.
 */
export interface ChangeMainEmailRequest {
  /** Verified additional address. */
  email: EmailAddress;
  /**
     * Password of the account.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
