/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentType } from './paymentType.ts';

/**
 * A way to pay here.
 */
export interface PaymentMethodOption {
  paymentMethod: OnlinePaymentMethod;
  /** The kind of instrument it needs; null when it needs none. */
  paymentType: PaymentType | null;
  /** Whether the bank asks for a confirmation. */
  authenticationRequired: boolean;
}
