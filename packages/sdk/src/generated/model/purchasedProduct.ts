/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * What somebody has bought.
 */
export interface PurchasedProduct {
  /**
     * Identifies the purchase.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * What is shown at the studio.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  /**
     * How many were bought.
     * @minimum 1
     * @maximum 20
     */
  quantity: number;
  /**
     * First calendar day on which it is good, in the zone of the studio; the day of a day ticket.
     * @minLength 10
     * @maxLength 10
     */
  validFrom: Date;
  /**
     * Last calendar day on which it is good; null when it does not expire.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
  /**
     * What pays for bookings by it; null for what pays for none, and for whoever has no account.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  bookingOptionId: number | null;
  /** For whom it is; null for the buyer. */
  recipient: VoucherRecipient | null;
}
