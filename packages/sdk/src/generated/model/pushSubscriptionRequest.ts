/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PushSubscriptionKeys } from './pushSubscriptionKeys.ts';

/**
 * A push subscription of a browser.
 */
export interface PushSubscriptionRequest {
  /**
     * Secret URL at the push service of the browser, over TLS.
     * @minLength 12
     * @maxLength 2000
     * @pattern ^https?://[!-~]+$
     */
  endpoint: string;
  keys: PushSubscriptionKeys;
}
