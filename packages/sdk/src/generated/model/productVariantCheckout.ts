/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { CustomerData } from './customerData.ts';
import type { DeclineReason } from './declineReason.ts';
import type { FamilyMember } from './familyMember.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { ProductVariantCheckoutType } from './productVariantCheckoutType.ts';
import type { PurchasedProduct } from './purchasedProduct.ts';
import type { VirtualProduct } from './virtualProduct.ts';
import type { VoucherPayment } from './voucherPayment.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * Purchase of a virtual product.
 */
export interface ProductVariantCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** Type of the purchase. */
  type: ProductVariantCheckoutType;
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
  product: VirtualProduct;
  /**
     * The purchased variant.
     * @minimum 1
     * @maximum 9007199254740991
     */
  productVariantId: number;
  /**
     * The purchased quantity.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /**
     * The day of a day ticket.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  usageDate: Date | null;
  /** Recipient of a voucher; null for the buyer. */
  recipient: VoucherRecipient | null;
  customerData: CustomerData;
  /** Person for whom the account buys and pays. Omitted for the account itself, and if the account may no longer act for the person. */
  bookedFor?: FamilyMember;
  /** True if the price has been charged. */
  charged: boolean;
  /** The purchased entitlement, once the checkout is finalized; null again after a refund. */
  purchase: PurchasedProduct | null;
}
