/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractSignature } from './contractSignature.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * The new bank account.
 */
export interface SavePaymentDataRequest {
  sepaMandate: SepaMandate;
  /** Required if paymentSignatureRequired is true; otherwise null. */
  paymentSignature: ContractSignature | null;
}
