/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractSignature } from './contractSignature.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * A bank account that is to pay from now on.
 */
export interface SavePaymentDataRequest {
  sepaMandate: SepaMandate;
  /** Needed where paymentSignatureRequired says so; null elsewhere. */
  paymentSignature: ContractSignature | null;
}
