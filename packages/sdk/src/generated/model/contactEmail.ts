/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * An email address of the account.
 */
export interface ContactEmail {
  /**
     * Id of an additional address; null for the main one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  id: number | null;
  /** The address. */
  email: EmailAddress;
  /** True if it is the main address, used to log in. */
  main: boolean;
  /** True if it is verified. */
  verified: boolean;
}
