/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What goes back to a voucher that paid.
 */
export interface VoucherRefund {
  /**
     * The last group of its code; the whole code is a secret.
     * @minLength 1
     * @maxLength 40
     */
  maskedCode: string;
  /** The amount that is left on it in addition. */
  amount: Money;
}
