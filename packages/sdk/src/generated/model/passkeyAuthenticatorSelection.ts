/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAuthenticatorSelectionResidentKey } from './passkeyAuthenticatorSelectionResidentKey.ts';
import type { PasskeyAuthenticatorSelectionUserVerification } from './passkeyAuthenticatorSelectionUserVerification.ts';

/**
 * Requirements for an authenticator.
 */
export interface PasskeyAuthenticatorSelection {
  /** Requires a discoverable passkey, so that users need not enter a name. */
  residentKey: PasskeyAuthenticatorSelectionResidentKey;
  /** Same requirement for older browsers. */
  requireResidentKey: boolean;
  /** Requires verification of the user by finger, face or PIN. */
  userVerification: PasskeyAuthenticatorSelectionUserVerification;
}
