/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyTransport } from './passkeyTransport.ts';

/**
 * What an authenticator has answered, and the name that the passkey gets.
 */
export interface RegisterPasskeyRequest {
  /**
     * What the owner calls it, so that it can be told from others.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * Id that the authenticator has given it, in base64url.
     * @minLength 16
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  credentialId: string;
  /**
     * What the browser has signed, in base64url; origin and challenge stand in it.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * The public key and what the authenticator says of itself, in base64url.
     * @minLength 20
     * @maxLength 16000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  attestationObject: string;
  /**
     * Ways to reach the authenticator, as far as the browser knows them.
     * @maxItems 7
     */
  transports?: PasskeyTransport[];
}
