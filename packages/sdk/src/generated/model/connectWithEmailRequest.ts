/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A member, identified by an address in the studio's records.
 */
export interface ConnectWithEmailRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /** A verified address of the account. */
  email: EmailAddress;
}
