/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * A variant of recharging the credit.
 */
export interface RechargeVariant {
  /**
     * Identifies the variant; the productVariantId of the checkout.
     * @minimum 1
     * @maximum 9007199254740991
     */
  rechargeId: number;
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Price. */
  price: Money;
  /** Amount added to the credit; at least the price. */
  credit: Money;
  /**
     * Accepted payment methods, at least one.
     * @minItems 1
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
}
