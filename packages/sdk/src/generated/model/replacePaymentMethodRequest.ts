/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SepaMandate } from './sepaMandate.ts';

/**
 * Mandate for the new bank account.
 */
export interface ReplacePaymentMethodRequest {
  sepaMandate: SepaMandate;
}
