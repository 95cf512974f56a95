/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * An additional address and the code that was sent to it.
 */
export interface VerifyAdditionalEmailRequest {
  /** The address. */
  email: EmailAddress;
  /**
     * Code from the mail; case, spaces and hyphens are ignored.
     * @minLength 6
     * @maxLength 20
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
}
