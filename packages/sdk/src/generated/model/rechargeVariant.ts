/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * A way to recharge the credit.
 */
export interface RechargeVariant {
  /**
     * Identifies it; what the checkout calls productVariantId.
     * @minimum 1
     * @maximum 9007199254740991
     */
  rechargeId: number;
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** What it costs. */
  price: Money;
  /** What is added to the credit; at least the price. */
  credit: Money;
  /**
     * How it can be paid. At least one.
     * @minItems 1
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
}
