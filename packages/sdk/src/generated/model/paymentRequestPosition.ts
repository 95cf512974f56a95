/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * One of the things that are to be paid.
 */
export interface PaymentRequestPosition {
  /**
     * What it is for, in the words of the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  amount: Money;
  /**
     * Calendar day on which it was or is due, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
}
