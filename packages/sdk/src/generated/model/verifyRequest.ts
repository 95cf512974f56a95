/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * An address and the code that was sent to it.
 */
export interface VerifyRequest {
  /** Address that the code was sent to. */
  email: EmailAddress;
  /**
     * Code from the mail; case, spaces and hyphens are ignored.
     * @minLength 6
     * @maxLength 20
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
}
