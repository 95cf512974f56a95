/** Payments of balances as the wire has them. */
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { accountOfId, owedBy } from '../customerAccounts/account.ts';
import { toReference } from '../studios/rules.ts';
import { checkoutNotFound, type StoredCheckout } from './rules.ts';
import { balanceOrderOf } from './subjects/accountBalance.ts';
import { toCheckout } from './view.ts';

/** The payment of a balance. @throws 404 when something else is bought */
export async function toBalanceCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['AccountBalanceCheckout']> {
  const { type, paymentMethod } = checkout;
  if (type !== 'ACCOUNT_BALANCE') throw checkoutNotFound();
  if (paymentMethod === null) throw new Error(`Checkout ${checkout.id} is paid in no way.`);
  const { customerAccountId } = await balanceOrderOf(db, checkout.id);
  const { studio } = await accountOfId(db, customerAccountId);
  return {
    ...(await toCheckout(db, checkout, now)),
    paymentMethod,
    studio: toReference(studio),
    balance: money(await owedBy(db, customerAccountId), checkout.currency),
  };
}
