/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAuthenticatorSelectionResidentKey } from './passkeyAuthenticatorSelectionResidentKey.ts';
import type { PasskeyAuthenticatorSelectionUserVerification } from './passkeyAuthenticatorSelectionUserVerification.ts';

/**
 * What an authenticator has to be able to do.
 */
export interface PasskeyAuthenticatorSelection {
  /** It keeps the passkey itself, so that nobody has to type who they are. */
  residentKey: PasskeyAuthenticatorSelectionResidentKey;
  /** The same for older browsers. */
  requireResidentKey: boolean;
  /** It makes sure who holds it, by finger, face or PIN. */
  userVerification: PasskeyAuthenticatorSelectionUserVerification;
}
