/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableSingleAppointment } from './bookableSingleAppointment.ts';
import type { BookedItem } from './bookedItem.ts';
import type { BookingOffer } from './bookingOffer.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { CustomerData } from './customerData.ts';
import type { DeclineReason } from './declineReason.ts';
import type { FamilyMember } from './familyMember.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { SingleAppointmentCheckoutType } from './singleAppointmentCheckoutType.ts';
import type { VoucherPayment } from './voucherPayment.ts';

/**
 * Purchase of a single appointment.
 */
export interface SingleAppointmentCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** Type of the purchase. */
  type: SingleAppointmentCheckoutType;
  state: CheckoutState;
  /**
     * Studio that sells.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  price: Money;
  /** The voucher that pays, fully or in part; null without one. */
  voucher: VoucherPayment | null;
  /** The part of the price that is left to the payment method. */
  amountDue: Money;
  /** Payment method; null if it is free or a voucher pays all of it. */
  paymentMethod: OnlinePaymentMethod | null;
  /** Payment instrument. */
  paymentInstrument: PaymentInstrument | null;
  /** Reason for the failure. */
  failureReason: DeclineReason | null;
  /**
     * Time of creation.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Deadline to finalize it.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
  /**
     * Secret of a public checkout; null for members.
     * @minLength 1
     * @maxLength 1024
     * @nullable
     */
  publicToken: string | null;
  singleAppointment: BookableSingleAppointment;
  offer: BookingOffer;
  customerData: CustomerData;
  /** Person for whom the account buys and pays. Omitted for the account itself, and if the account may no longer act for the person. */
  bookedFor?: FamilyMember;
  /** True if the price has been charged. */
  charged: boolean;
  /** The booking, once the checkout is finalized. */
  booking: BookedItem | null;
}
