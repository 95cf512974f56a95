/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { VoucherCode } from './voucherCode.ts';

/**
 * Product, buyer, and the tokenization or stored instrument that pays.
 */
export interface CreateSingleAppointmentCheckoutV4Request {
  /**
     * The kind of appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Start of the slot, with any offset.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * The requested employee; null for any employee available at finalization.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  /**
     * Type of the purchase.
     * @minimum 1
     * @maximum 9007199254740991
     */
  offerId: number;
  customerData: CustomerData;
  /** Payment method; null if it is free. */
  paymentMethod: OnlinePaymentMethod | null;
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
  acceptedConsents?: AcceptedConsents;
  voucherCode?: VoucherCode | null;
}
