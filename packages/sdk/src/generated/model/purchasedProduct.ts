/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VoucherBalance } from './voucherBalance.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * A purchase.
 */
export interface PurchasedProduct {
  /**
     * Identifies the purchase.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Ticket to show at the studio; the first of `codes`, if it is a voucher.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  /**
     * One code for each voucher, with what is left on it; empty for other products.
     * @maxItems 20
     */
  codes: VoucherBalance[];
  /**
     * Purchased quantity.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /**
     * First calendar day of validity, in the time zone of the studio; the day of a day ticket.
     * @minLength 10
     * @maxLength 10
     */
  validFrom: Date;
  /**
     * Last calendar day of validity; null if it does not expire.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
  /**
     * Booking option of the purchase; null if it pays for no bookings, or without an account.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  bookingOptionId: number | null;
  /** Recipient; null for the buyer. */
  recipient: VoucherRecipient | null;
}
