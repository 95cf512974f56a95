/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { Term } from './term.ts';

/**
 * A variant of a product.
 */
export interface VirtualProductVariant {
  /**
     * Identifies the variant.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the variant.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /**
     * Accepted payment methods; empty if it is free.
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * Remaining stock; null if not limited.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  stock: number | null;
  /**
     * Maximum quantity per purchase.
     * @minimum 1
     * @maximum 20
     */
  maxQuantity: number;
  /**
     * Number of bookings that it pays for; null for other products.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  benefitUnits: number | null;
  /** Validity after the purchase; null for products that do not expire, and for day tickets, which have a fixed day. */
  validity: Term | null;
}
