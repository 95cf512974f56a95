/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contract } from './contract.ts';
import type { Money } from './money.ts';
import type { SaleAppointment } from './saleAppointment.ts';
import type { SaleCustomerBase } from './saleCustomerBase.ts';

/**
 * Something that somebody has bought: a contract, or times in the calendar.
 */
export interface Sale {
  /**
     * Identifies the sale.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Studio that has sold it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * When it was sold, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
  /**
     * What was bought.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  totalPrice: Money;
  customerBaseDto: SaleCustomerBase;
  /** The contract; null when times were bought. */
  contract: Contract | null;
  /**
     * Times that were bought, the earliest first; empty for a contract.
     * @maxItems 50
     */
  appointments: SaleAppointment[];
}
