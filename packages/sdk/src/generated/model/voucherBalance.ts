/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * A voucher code and what is left on it.
 */
export interface VoucherBalance {
  /**
     * Code of the voucher; a secret, because knowing it is enough to spend it.
     * @minLength 14
     * @maxLength 14
     * @pattern ^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$
     */
  code: string;
  /** Its value when it was bought. */
  amount: Money;
  /** What is left. */
  rest: Money;
}
