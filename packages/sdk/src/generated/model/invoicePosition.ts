/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * A line of an invoice.
 */
export interface InvoicePosition {
  /**
     * What it is for, in the words of the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * How many of it.
     * @minimum 1
     * @maximum 1000
     */
  quantity: number;
  /** What all of them cost, the tax included. */
  amount: Money;
  /**
     * Rate of the tax in percent.
     * @minimum 0
     * @maximum 100
     */
  taxRate: number;
}
