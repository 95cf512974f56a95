/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { VoucherCode } from './voucherCode.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * Product, buyer, and the tokenization or stored instrument that pays.
 */
export interface CreateProductVariantCheckoutV4Request {
  /**
     * Type of the purchase.
     * @minimum 1
     * @maximum 9007199254740991
     */
  productVariantId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Quantity, limited by the variant.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /**
     * The day of a day ticket, in the time zone of the studio; null for other products.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  usageDate: Date | null;
  /** Recipient of a voucher; null for the buyer and for other products. */
  recipient: VoucherRecipient | null;
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
  voucherCode?: VoucherCode | null;
}
