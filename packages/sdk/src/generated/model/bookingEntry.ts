/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingEntryType } from './bookingEntryType.ts';
import type { Money } from './money.ts';

/**
 * An entry of the account of a member, or the sum of those of a month.
 */
export interface BookingEntry {
  type: BookingEntryType;
  /**
     * What it is for, in the words of the studio; null for a sum.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  name: string | null;
  amount: Money;
  balance: Money;
  /**
     * When it is due, in the zone of the studio; of a sum, the last one.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * When it was booked; null for a sum.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  bookedAt: Date | null;
}
