/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { VoucherBalance } from './voucherBalance.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * A purchased voucher.
 */
export interface PurchasedVoucher {
  /**
     * Identifies the purchase.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * The voucher for sale.
     * @minimum 1
     * @maximum 9007199254740991
     */
  voucherId: number;
  /**
     * Studio that sold it.
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
     * The first of `codes`, to show at the studio.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  amount: Money;
  /**
     * One code for each purchased voucher, with what is left on it.
     * @minItems 1
     * @maxItems 20
     */
  codes: VoucherBalance[];
  /**
     * Purchased quantity, each with a code of its own.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /** Recipient; null for the buyer. */
  recipient: VoucherRecipient | null;
  /**
     * Time of the purchase, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  purchasedAt: Date;
  /**
     * Last calendar day of validity; null if it does not expire.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
