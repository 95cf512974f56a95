/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CreditEntryType } from './creditEntryType.ts';
import type { Money } from './money.ts';

/**
 * A movement of the credit.
 */
export interface CreditEntry {
  type: CreditEntryType;
  /**
     * Subject, as named by the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Positive for added credit, negative for spent or reversed credit. */
  amount: Money;
  /**
     * Time of booking, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  bookedAt: Date;
}
