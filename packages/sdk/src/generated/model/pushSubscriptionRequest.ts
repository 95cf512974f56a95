/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PushSubscriptionKeys } from './pushSubscriptionKeys.ts';

/**
 * What a browser has subscribed to.
 */
export interface PushSubscriptionRequest {
  /**
     * Address at the push service of the browser, over TLS; nobody else may know it.
     * @minLength 12
     * @maxLength 2000
     * @pattern ^https?://[!-~]+$
     */
  endpoint: string;
  keys: PushSubscriptionKeys;
}
