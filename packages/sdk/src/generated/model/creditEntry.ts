/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CreditEntryType } from './creditEntryType.ts';
import type { Money } from './money.ts';

/**
 * A movement of the credit.
 */
export interface CreditEntry {
  type: CreditEntryType;
  /**
     * What it was, in the words of the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Above zero what was added, below zero what was spent or taken back. */
  amount: Money;
  /**
     * When it was booked, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  bookedAt: Date;
}
