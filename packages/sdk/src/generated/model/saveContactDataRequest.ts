/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * Complete new contact data.
 */
export interface SaveContactDataRequest {
  /** Contact address of the member. The login address does not change. */
  email: EmailAddress;
  /**
     * Phone number, with country code for foreign numbers; null for none.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
}
