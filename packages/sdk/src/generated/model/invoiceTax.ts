/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * Amounts of an invoice at one rate of value added tax.
 */
export interface InvoiceTax {
  /**
     * Rate in percent; 0 for items without tax at the time of sale, such as vouchers.
     * @minimum 0
     * @maximum 100
     */
  rate: number;
  /** Without the tax. */
  netAmount: Money;
  /** The tax. */
  taxAmount: Money;
  /** Total of both. */
  amount: Money;
}
