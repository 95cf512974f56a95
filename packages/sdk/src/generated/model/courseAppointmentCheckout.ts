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

/**
 * The purchase of a place in a course.
 */
export interface CourseAppointmentCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** What is bought. */
  type: CourseAppointmentCheckoutType;
  state: CheckoutState;
  /**
     * Studio that sells.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  price: Money;
  /** How it is paid; null where nothing is to be paid. */
  paymentMethod: OnlinePaymentMethod | null;
  /** What pays. */
  paymentInstrument: PaymentInstrument | null;
  /** Why it failed. */
  failureReason: DeclineReason | null;
  /**
     * When it was created.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Until when it can be finalized.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
  /**
     * Secret of a public checkout; null for a member.
     * @minLength 32
     * @maxLength 64
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{32,64}$
     */
  publicToken: string | null;
  courseAppointment: BookableCourse;
  offer: BookingOffer;
  customerData: CustomerData;
  /** Whether it waits for a place when none is free; it is charged only when a place becomes free. */
  joinWaitingList: boolean;
  /** Whom the account has begun it for: what is bought is theirs, and the account pays. Left out where that is the account itself, and where it no longer acts for them. */
  bookedFor?: FamilyMember;
  /** Whether the price has been charged; false while the booking waits for a place. */
  charged: boolean;
  /** The booking, once it is finalized. */
  booking: BookedItem | null;
}
