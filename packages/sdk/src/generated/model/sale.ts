/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contract } from './contract.ts';
import type { Money } from './money.ts';
import type { SaleAppointment } from './saleAppointment.ts';
import type { SaleCustomerBase } from './saleCustomerBase.ts';

/**
 * A purchase: a contract, or appointments.
 */
export interface Sale {
  /**
     * Identifies the sale.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Studio that sold it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Time of the sale, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
  /**
     * Name of the product.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  totalPrice: Money;
  customerBaseDto: SaleCustomerBase;
  /** The contract; null for appointments. */
  contract: Contract | null;
  /**
     * Purchased appointments, earliest first; empty for a contract.
     * @maxItems 50
     */
  appointments: SaleAppointment[];
}
