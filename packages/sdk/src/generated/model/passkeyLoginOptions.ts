/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyLoginOptionsUserVerification } from './passkeyLoginOptionsUserVerification.ts';

/**
 * Options for navigator.credentials.get.
 */
export interface PasskeyLoginOptions {
  /**
     * Random bytes to sign, in base64url.
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
     * Time limit of the browser in milliseconds.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** Requires verification of the user by finger, face or PIN. */
  userVerification: PasskeyLoginOptionsUserVerification;
}
