/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * A voucher that was bought.
 */
export interface PurchasedVoucher {
  /**
     * Identifies the purchase.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * The voucher that was sold.
     * @minimum 1
     * @maximum 9007199254740991
     */
  voucherId: number;
  /**
     * Studio that has sold it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the voucher.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What is shown at the studio.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  amount: Money;
  /**
     * How many were bought; the code is good for all of them.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /** For whom it is; null for the buyer. */
  recipient: VoucherRecipient | null;
  /**
     * When it was bought, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  purchasedAt: Date;
  /**
     * Last calendar day on which it is good; null when it does not expire.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
