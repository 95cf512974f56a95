/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerAccount } from './customerAccount.ts';
import type { Money } from './money.ts';

/**
 * What a member owes at the studio.
 */
export interface AccountBalance {
  balance: Money;
  /** Whether there is something to pay, and the studio takes payments online; createAccountBalanceCheckoutV4 begins one. */
  payable: boolean;
  /** The account of a year; null when the member may not see it. */
  customerAccountDto: CustomerAccount | null;
}
