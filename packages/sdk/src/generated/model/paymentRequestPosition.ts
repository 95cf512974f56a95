/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * An amount to pay.
 */
export interface PaymentRequestPosition {
  /**
     * Subject, as named by the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  amount: Money;
  /**
     * Due date, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
}
