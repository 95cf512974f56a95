/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A change of contact data that waits for the studio, with all resulting data.
 */
export interface ContactDataAmendment {
  /**
     * Identifies the change.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Time of the request.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
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
