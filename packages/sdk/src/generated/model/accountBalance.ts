/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerAccount } from './customerAccount.ts';
import type { Money } from './money.ts';

/**
 * Balance of a member at the studio.
 */
export interface AccountBalance {
  balance: Money;
  /** True if there is something to pay and the studio accepts online payments, which start with createAccountBalanceCheckoutV4. */
  payable: boolean;
  /** The account of the last year; null if the member may not see it. */
  customerAccountDto: CustomerAccount | null;
}
