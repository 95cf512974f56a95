/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * A line of an invoice.
 */
export interface InvoicePosition {
  /**
     * Subject, as named by the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Quantity.
     * @minimum 1
     * @maximum 1000
     */
  quantity: number;
  /** Price of the position, including tax. */
  amount: Money;
  /**
     * Tax rate in percent.
     * @minimum 0
     * @maximum 100
     */
  taxRate: number;
}
