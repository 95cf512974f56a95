/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';

/**
 * Details of a payment method.
 */
export interface PaymentDetails {
  /**
     * Time of the payment or, while RESERVED, of the order.
     * @minLength 20
     * @maxLength 35
     */
  bookingDate: Date;
  paymentMethod: OnlinePaymentMethod;
  /** Payment instrument, archived or not; null for FINION_PAY. */
  paymentInstrument: PaymentInstrument | null;
}
