/** What pays the membership of somebody who signs. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { findCustomer } from '../accounts/customers.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import type { AcceptedInstrument } from '../payments/bank.ts';
import { storeMembershipInstrument } from '../payments/instruments.ts';
import { openAccount, payBy } from './membershipPayment.ts';
import { studioOfCustomer } from './studioOfCustomer.ts';

type Signed = {
  accountId: number;
  tenant: string;
  paymentMethod: Schemas['PaymentMethod'];
  /** Bank account of the mandate that was given; null for another way. */
  kept: AcceptedInstrument | null;
};

/**
 * Whoever signs pays the membership as they have signed, unless something pays it already: that is never replaced in silence.
 * @param tx the transaction that signs, after the signer has become a customer
 */
export async function paySigned(
  tx: Database,
  { accountId, tenant, paymentMethod, kept }: Signed,
  now: Date,
): Promise<void> {
  const customer = await findCustomer(tx, accountId, tenant);
  if (!customer) throw new Error(`Account ${accountId} has signed and is no customer.`);
  const account = await openAccount(tx, customer, await studioOfCustomer(tx, customer));
  if (account.paymentMethod !== 'UNDEFINED') return;
  if (kept) {
    const { id } = await storeMembershipInstrument(tx, accountId, kept);
    await payBy(tx, customer.id, id, now);
    return;
  }
  await tx
    .update(customerAccounts)
    .set({ paymentMethod })
    .where(eq(customerAccounts.id, account.id));
}
