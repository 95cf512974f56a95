/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContactDataAmendment } from './contactDataAmendment.ts';

/**
 * How the studio reaches a member.
 */
export interface ContactData {
  /**
     * Where the studio writes to; null when it is not known. To log in another one may be used.
     * @minLength 3
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Telephone number; null when it is not known.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
  /** Whether the member may change this. */
  editable: boolean;
  /** Whether the studio has to approve a change before it takes effect. */
  approvalRequired: boolean;
  /** What was asked for and waits for the studio; null when nothing does. */
  pendingAmendment: ContactDataAmendment | null;
}
