/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * Instrument to tokenize.
 */
export interface InitiateTokenizationRequest {
  /**
     * Studio that it is used for.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * Path in the portal for the return; must start with a single slash.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^/(?![/\\])
     */
  returnPath: string;
  /** Required for DIRECT_DEBIT; omitted or null for other types. */
  sepaMandate?: SepaMandate | null;
  /** True if the holder agrees that the instrument is kept for later orders; otherwise one checkout can use it, and no list contains it. If it is missing, the instrument is kept. */
  keep?: boolean;
}
