/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';

/**
 * How something was paid.
 */
export interface PaymentDetails {
  /**
     * When it was taken; while it is RESERVED, when it was ordered.
     * @minLength 20
     * @maxLength 35
     */
  bookingDate: Date;
  paymentMethod: OnlinePaymentMethod;
  /** What paid, archived or not; null for FINION_PAY. */
  paymentInstrument: PaymentInstrument | null;
}
