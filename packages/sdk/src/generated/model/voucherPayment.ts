/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What a voucher pays.
 */
export interface VoucherPayment {
  /**
     * Code of the voucher; a secret, because knowing it is enough to spend it.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  /** What the voucher pays here. */
  amount: Money;
  /** What is left on the voucher afterwards. */
  rest: Money;
}
