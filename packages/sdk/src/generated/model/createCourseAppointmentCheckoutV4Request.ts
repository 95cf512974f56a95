/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { VoucherCode } from './voucherCode.ts';

/**
 * Product, buyer, and the tokenization or stored instrument that pays.
 */
export interface CreateCourseAppointmentCheckoutV4Request {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  /**
     * Type of the purchase.
     * @minimum 1
     * @maximum 9007199254740991
     */
  offerId: number;
  customerData: CustomerData;
  /** Payment method; null if it is free. */
  paymentMethod: OnlinePaymentMethod | null;
  /** True to join the waiting list of a full course, which otherwise returns 409. */
  joinWaitingList: boolean;
  /** True to move up from the waiting list also after the end of free cancelation. Whoever joins after that accepts it. */
  acceptsLatePromotion?: boolean;
  /**
     * A stored instrument; null for a tokenization.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  /**
     * An authorized or completed tokenization; null for a stored instrument.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  tokenizationReference: string | null;
  voucherCode?: VoucherCode | null;
}
