/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentType } from './paymentType.ts';

/**
 * A payment method.
 */
export interface PaymentMethodOption {
  paymentMethod: OnlinePaymentMethod;
  /** The required type of instrument; null if none is required. */
  paymentType: PaymentType | null;
  /** True if the bank requires a confirmation. */
  authenticationRequired: boolean;
}
