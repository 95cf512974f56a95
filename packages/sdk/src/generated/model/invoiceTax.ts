/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What an invoice charges at one rate of value added tax.
 */
export interface InvoiceTax {
  /**
     * Rate in percent; 0 for what is not taxed when it is sold, such as vouchers.
     * @minimum 0
     * @maximum 100
     */
  rate: number;
  /** Without the tax. */
  netAmount: Money;
  /** The tax. */
  taxAmount: Money;
  /** Both together. */
  amount: Money;
}
