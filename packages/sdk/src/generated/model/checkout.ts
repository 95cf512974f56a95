/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { CheckoutType } from './checkoutType.ts';
import type { DeclineReason } from './declineReason.ts';
import type { FamilyMember } from './familyMember.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { VoucherPayment } from './voucherPayment.ts';

/**
 * A checkout.
 */
export interface Checkout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** Type of the purchase. */
  type: CheckoutType;
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
  /** Person for whom the account buys and pays. Omitted for the account itself, and if the account may no longer act for the person. */
  bookedFor?: FamilyMember;
  /** True if the price has been charged; false while the buyer is on the waiting list. */
  charged: boolean;
}
