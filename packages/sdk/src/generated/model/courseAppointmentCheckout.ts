/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableCourse } from './bookableCourse.ts';
import type { BookedItem } from './bookedItem.ts';
import type { BookingOffer } from './bookingOffer.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { CourseAppointmentCheckoutType } from './courseAppointmentCheckoutType.ts';
import type { CustomerData } from './customerData.ts';
import type { DeclineReason } from './declineReason.ts';
import type { FamilyMember } from './familyMember.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { VoucherPayment } from './voucherPayment.ts';

/**
 * Purchase of a place in a course.
 */
export interface CourseAppointmentCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** Type of the purchase. */
  type: CourseAppointmentCheckoutType;
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
  courseAppointment: BookableCourse;
  offer: BookingOffer;
  customerData: CustomerData;
  /** True to join the waiting list of a full course; charged only when a place becomes free. */
  joinWaitingList: boolean;
  /** True to move up from the waiting list also after the end of free cancelation. */
  acceptsLatePromotion: boolean;
  /** Person for whom the account buys and pays. Omitted for the account itself, and if the account may no longer act for the person. */
  bookedFor?: FamilyMember;
  /** True if the price has been charged; false while the booking is on the waiting list. */
  charged: boolean;
  /** The booking, once the checkout is finalized. */
  booking: BookedItem | null;
}
