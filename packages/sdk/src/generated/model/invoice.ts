/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { InvoicePosition } from './invoicePosition.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { InvoiceTax } from './invoiceTax.ts';
import type { InvoiceType } from './invoiceType.ts';
import type { Money } from './money.ts';

/**
 * An invoice or a credit note. Amounts of a credit note are below zero.
 */
export interface Invoice {
  /**
     * Identifies the invoice.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * The number that it bears; those of a member follow one another.
     * @minLength 1
     * @maxLength 40
     */
  invoiceNumber: string;
  type: InvoiceType;
  state: InvoiceState;
  /**
     * The studio that has sold it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The day that it bears, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * When it is to be paid, or was paid, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * What it is for, in the order of the invoice.
     * @minItems 1
     * @maxItems 100
     */
  positions: InvoicePosition[];
  /**
     * The amounts by rate, the highest rate first.
     * @minItems 1
     * @maxItems 10
     */
  taxes: InvoiceTax[];
  /** The whole without taxes. */
  netAmount: Money;
  /** All taxes. */
  taxAmount: Money;
  /** The whole, taxes included. */
  amount: Money;
}
