/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * What is to be tokenized.
 */
export interface InitiateTokenizationRequest {
  /**
     * Studio for which it is used.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * Path in the portal to come back to; must start with a single slash.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^/(?![/\\])
     */
  returnPath: string;
  /** Required for DIRECT_DEBIT; left out or null for all others. */
  sepaMandate?: SepaMandate | null;
}
