/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyLoginOptionsUserVerification } from './passkeyLoginOptionsUserVerification.ts';

/**
 * What a browser asks for a passkey with, as navigator.credentials.get takes it.
 */
export interface PasskeyLoginOptions {
  /**
     * Random bytes to be signed, in base64url.
     * @minLength 22
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  challenge: string;
  /**
     * Host name of the portal.
     * @minLength 1
     * @maxLength 253
     */
  rpId: string;
  /**
     * For how many milliseconds the browser may ask.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** The authenticator makes sure who holds it, by finger, face or PIN. */
  userVerification: PasskeyLoginOptionsUserVerification;
}
