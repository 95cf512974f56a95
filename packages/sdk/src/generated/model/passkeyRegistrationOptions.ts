/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAlgorithm } from './passkeyAlgorithm.ts';
import type { PasskeyAuthenticatorSelection } from './passkeyAuthenticatorSelection.ts';
import type { PasskeyDescriptor } from './passkeyDescriptor.ts';
import type { PasskeyRegistrationOptionsAttestation } from './passkeyRegistrationOptionsAttestation.ts';
import type { PasskeyRelyingParty } from './passkeyRelyingParty.ts';
import type { PasskeyUser } from './passkeyUser.ts';

/**
 * What a browser makes a passkey with, as navigator.credentials.create takes it.
 */
export interface PasskeyRegistrationOptions {
  /**
     * Random bytes to be signed, in base64url.
     * @minLength 22
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  challenge: string;
  rp: PasskeyRelyingParty;
  user: PasskeyUser;
  /**
     * Kinds of keys that are taken, the best first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyAlgorithm[];
  /**
     * For how many milliseconds the browser may ask.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** Nothing is asked about the make of the authenticator. */
  attestation: PasskeyRegistrationOptionsAttestation;
  /**
     * Passkeys that the account has; an authenticator that holds one of them makes no other.
     * @maxItems 20
     */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeyAuthenticatorSelection;
}
