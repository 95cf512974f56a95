/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { Term } from './term.ts';

/**
 * A form in which a product is sold.
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
     * How it can be paid; empty where nothing is to be paid.
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * How many are left; null when there is no limit.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  stock: number | null;
  /**
     * How many may be bought at once.
     * @minimum 1
     * @maximum 20
     */
  maxQuantity: number;
  /**
     * How many bookings one pays for; null for what pays for none.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  benefitUnits: number | null;
  /** How long it is good for after it was bought; null for what does not expire, and for day tickets, which have their day. */
  validity: Term | null;
}
