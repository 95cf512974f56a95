/** Maps checkouts of account balances to the API format. */
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { loadCustomerAccount, computeOwedCents } from './account.ts';
import { toReference } from '../studios/rules.ts';
import { checkoutNotFound, type StoredCheckout } from '../checkouts/rules.ts';
import { findBalanceOrder } from './balanceCheckout.ts';
import { toCheckout } from '../checkouts/view.ts';

/** Maps a balance checkout. @throws 404 if the checkout is of another type */
export async function toBalanceCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['AccountBalanceCheckout']> {
  const { type, paymentMethod } = checkout;
  if (type !== 'ACCOUNT_BALANCE') throw checkoutNotFound();
  if (paymentMethod === null) throw new Error(`Checkout ${checkout.id} has no payment method.`);
  const { customerAccountId } = await findBalanceOrder(db, checkout.id);
  const { studio } = await loadCustomerAccount(db, customerAccountId);
  return {
    ...(await toCheckout(db, checkout, now)),
    paymentMethod,
    studio: toReference(studio),
    balance: money(await computeOwedCents(db, customerAccountId), checkout.currency),
  };
}
