/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SepaMandate } from './sepaMandate.ts';

/**
 * A mandate for the bank account that pays from now on.
 */
export interface ReplacePaymentMethodRequest {
  sepaMandate: SepaMandate;
}
