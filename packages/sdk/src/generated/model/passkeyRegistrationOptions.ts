/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAlgorithm } from './passkeyAlgorithm.ts';
import type { PasskeyAuthenticatorSelection } from './passkeyAuthenticatorSelection.ts';
import type { PasskeyDescriptor } from './passkeyDescriptor.ts';
import type { PasskeyRegistrationOptionsAttestation } from './passkeyRegistrationOptionsAttestation.ts';
import type { PasskeyRelyingParty } from './passkeyRelyingParty.ts';
import type { PasskeyUser } from './passkeyUser.ts';

/**
 * Options for navigator.credentials.create.
 */
export interface PasskeyRegistrationOptions {
  /**
     * Random bytes to sign, in base64url.
     * @minLength 22
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  challenge: string;
  rp: PasskeyRelyingParty;
  user: PasskeyUser;
  /**
     * Accepted key algorithms, best first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyAlgorithm[];
  /**
     * Time limit of the browser in milliseconds.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** No attestation of the authenticator is requested. */
  attestation: PasskeyRegistrationOptionsAttestation;
  /**
     * Existing passkeys of the account; authenticators with one of them do not create another.
     * @maxItems 20
     */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeyAuthenticatorSelection;
}
