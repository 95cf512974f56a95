/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookingEntryType } from './bookingEntryType.ts';
import type { Money } from './money.ts';

/**
 * An entry in the account of a member, or a monthly total.
 */
export interface BookingEntry {
  type: BookingEntryType;
  /**
     * Subject, as named by the studio; payments of the balance are named in the language of Accept-Language. Null for a total.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  name: string | null;
  amount: Money;
  balance: Money;
  /**
     * Due date in the time zone of the studio; for a total, the last one.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * Time of booking; null for a total.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  bookedAt: Date | null;
}
