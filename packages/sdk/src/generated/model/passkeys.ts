/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Passkey } from './passkey.ts';

/**
 * The passkeys of an account.
 */
export interface Passkeys {
  /**
     * Oldest first.
     * @maxItems 20
     */
  passkeys: Passkey[];
}
