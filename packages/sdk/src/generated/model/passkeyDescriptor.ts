/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyDescriptorType } from './passkeyDescriptorType.ts';
import type { PasskeyTransport } from './passkeyTransport.ts';

/**
 * A passkey of an authenticator.
 */
export interface PasskeyDescriptor {
  /**
     * Id from the authenticator, in base64url.
     * @minLength 16
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /** Always public keys. */
  type: PasskeyDescriptorType;
  /**
     * Transports of the authenticator; empty if unknown.
     * @maxItems 7
     */
  transports: PasskeyTransport[];
}
