/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * What is bought, by whom, and the tokenization or kept instrument that pays.
 */
export interface CreateProductVariantCheckoutV4Request {
  /**
     * What is bought.
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
     * How many; at most what the variant allows.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /**
     * The day of a day ticket, in the zone of the studio; null for all else.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  usageDate: Date | null;
  /** For whom a voucher is; null for the buyer and for all else. */
  recipient: VoucherRecipient | null;
  customerData: CustomerData;
  /** How it is paid; null where nothing is to be paid. */
  paymentMethod: OnlinePaymentMethod | null;
  /**
     * A kept instrument; null when a tokenization pays.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  /**
     * A tokenization that is authorized or completed; null when a kept instrument pays.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  tokenizationReference: string | null;
}
