/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * Account whose password was forgotten.
 */
export interface ResetPasswordRequest {
  /** Email address of the account. */
  email: EmailAddress;
}
