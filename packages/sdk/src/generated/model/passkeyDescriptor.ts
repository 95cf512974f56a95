/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyDescriptorType } from './passkeyDescriptorType.ts';
import type { PasskeyTransport } from './passkeyTransport.ts';

/**
 * A passkey that an authenticator may hold.
 */
export interface PasskeyDescriptor {
  /**
     * Id that the authenticator has given it, in base64url.
     * @minLength 16
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /** Public keys are the only type. */
  type: PasskeyDescriptorType;
  /**
     * Ways to reach the authenticator; empty when it has not said.
     * @maxItems 7
     */
  transports: PasskeyTransport[];
}
