/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContactDataAmendment } from './contactDataAmendment.ts';
import type { EmailAddress } from './emailAddress.ts';

/**
 * Contact data of a member in the studio's records.
 */
export interface ContactData {
  /** Contact address of the member; null if unknown. The login may use another one. */
  email: EmailAddress | null;
  /**
     * Phone number; null if unknown.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
  /** True if the member may change it. */
  editable: boolean;
  /** True if the studio must approve changes. */
  approvalRequired: boolean;
  /** Change that waits for the studio; null if there is none. */
  pendingAmendment: ContactDataAmendment | null;
}
