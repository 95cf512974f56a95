/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { InvoicePosition } from './invoicePosition.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { InvoiceTax } from './invoiceTax.ts';
import type { InvoiceType } from './invoiceType.ts';
import type { Money } from './money.ts';

/**
 * An invoice or a credit note. Amounts of a credit note are negative.
 */
export interface Invoice {
  /**
     * Identifies the invoice.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Printed number; consecutive for each member.
     * @minLength 1
     * @maxLength 40
     */
  invoiceNumber: string;
  type: InvoiceType;
  state: InvoiceState;
  /**
     * The studio that issued it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Printed date, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * Due date or payment date, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * Positions, in the order of the invoice.
     * @minItems 1
     * @maxItems 100
     */
  positions: InvoicePosition[];
  /**
     * Amounts by tax rate, highest rate first.
     * @minItems 1
     * @maxItems 10
     */
  taxes: InvoiceTax[];
  /** Total without taxes. */
  netAmount: Money;
  /** Total of taxes. */
  taxAmount: Money;
  /** Total including taxes. */
  amount: Money;
}
