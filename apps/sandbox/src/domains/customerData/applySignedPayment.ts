/** Payment method of a membership after signing a contract. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { findCustomer } from '../accounts/customers.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import type { AcceptedInstrument } from '../../platform/bank/bank.ts';
import { storeMembershipInstrument } from '../payments/instruments.ts';
import { ensureAccount, setMembershipInstrument } from './membershipPayment.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';

type SignedPayment = {
  accountId: number;
  tenant: string;
  paymentMethod: Schemas['PaymentMethod'];
  /** Instrument of the signed mandate; null for other methods. */
  instrument: AcceptedInstrument | null;
};

/**
 * Applies the signed payment method to the membership, unless there is one already, which is never replaced silently.
 * @param tx the signing transaction, after the signer has become a customer
 */
export async function applySignedPayment(
  tx: Database,
  { accountId, tenant, paymentMethod, instrument }: SignedPayment,
  now: Date,
): Promise<void> {
  const customer = await findCustomer(tx, accountId, tenant);
  if (!customer)
    throw new Error(`Account ${accountId} has signed a mandate but has no customer record.`);
  const account = await ensureAccount(tx, customer, await findCustomerStudio(tx, customer));
  if (account.paymentMethod !== 'UNDEFINED') return;
  if (instrument) {
    const { id } = await storeMembershipInstrument(tx, accountId, instrument);
    await setMembershipInstrument(tx, customer.id, id, now);
    return;
  }
  await tx
    .update(customerAccounts)
    .set({ paymentMethod })
    .where(eq(customerAccounts.id, account.id));
}
