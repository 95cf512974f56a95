/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyTransport } from './passkeyTransport.ts';

/**
 * Response of an authenticator, and the name of the passkey.
 */
export interface RegisterPasskeyRequest {
  /**
     * Name given by the owner to distinguish it from others.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * Id from the authenticator, in base64url.
     * @minLength 16
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  credentialId: string;
  /**
     * Data signed by the browser, in base64url; contains origin and challenge.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * Public key and authenticator data, in base64url.
     * @minLength 20
     * @maxLength 16000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  attestationObject: string;
  /**
     * Transports of the authenticator, as far as the browser knows them.
     * @maxItems 7
     */
  transports?: PasskeyTransport[];
}
