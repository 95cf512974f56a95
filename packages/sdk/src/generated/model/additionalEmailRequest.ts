/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * An additional address.
 */
export interface AdditionalEmailRequest {
  /** The address. */
  email: EmailAddress;
}
