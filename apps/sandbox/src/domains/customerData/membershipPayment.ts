/** Payment instrument of a membership and its replacement. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { findCustomerAccount, type CustomerAccount } from '../customerAccounts/account.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import { isOver } from '../memberships/exitOptions.ts';
import { loadAccountMemberships } from '../memberships/membership.ts';
import { studioDay } from '../memberships/ownMemberships.ts';
import { adoptInstrument, type Instrument, toInstrument } from '../payments/instruments.ts';
import { mandates, paymentInstruments } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import type { Amendment } from './tables.ts';

type Mandate = typeof mandates.$inferSelect;

/** A stored instrument with its mandate, if any. */
export type InstrumentWithMandate = { instrument: Instrument; mandate: Mandate | null };

/** @returns null without an instrument, or if it was deleted */
export async function findInstrumentWithMandate(
  db: Database,
  id: number | null,
): Promise<InstrumentWithMandate | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ instrument: paymentInstruments, mandate: mandates })
    .from(paymentInstruments)
    .leftJoin(mandates, eq(mandates.reference, paymentInstruments.mandateReference))
    .where(eq(paymentInstruments.id, id));
  return found ?? null;
}

/**
 * Returns a member's customer account at the studio, creating it if needed.
 * @param tx the transaction that has locked the member
 */
export async function ensureAccount(
  tx: Database,
  { id, firstname, lastname, email }: typeof customers.$inferSelect,
  studio: { id: number },
): Promise<CustomerAccount> {
  await tx
    .insert(customerAccounts)
    .values({
      studioId: studio.id,
      customerId: id,
      firstname: firstname ?? '',
      lastname: lastname ?? '',
      email,
      paymentMethod: 'UNDEFINED',
    })
    .onConflictDoNothing();
  const account = await findCustomerAccount(tx, studio, id);
  if (!account) throw new Error(`Customer ${id} has no account at studio ${studio.id}.`);
  return account;
}

/**
 * Switches the membership to a bank account.
 * @param tx the transaction that has locked the member
 * @returns the account before the change
 */
export async function setMembershipInstrument(
  tx: Database,
  customerId: number,
  instrumentId: number,
  now: Date,
): Promise<CustomerAccount> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) throw new Error(`Customer ${customerId} is gone.`);
  const studio = await findCustomerStudio(tx, customer);
  const account = await ensureAccount(tx, customer, studio);
  await tx
    .update(customerAccounts)
    .set({ paymentMethod: 'DIRECT_DEBIT', instrumentId })
    .where(eq(customerAccounts.id, account.id));
  if (customer.accountId !== null) {
    await assignOwner(tx, instrumentId, customer.accountId);
    await debitContracts(tx, customer.accountId, studio, instrumentId, now);
  }
  if (account.instrumentId !== null && account.instrumentId !== instrumentId)
    await archiveUnowned(tx, account.instrumentId, now);
  return account;
}

/** Switches the chain's current direct debit contracts to the mandate of this bank account. */
async function debitContracts(
  tx: Database,
  accountId: number,
  { tenant }: Pick<StoredStudio, 'tenant'>,
  instrumentId: number,
  now: Date,
): Promise<void> {
  const current = await findInstrumentWithMandate(tx, instrumentId);
  if (!current) return;
  const memberships = await loadAccountMemberships(tx, accountId, tenant);
  const ids = memberships
    .filter((one) => !isOver(one, studioDay(one, now)))
    .map(({ contract }) => contract.id);
  await tx
    .update(contracts)
    .set({
      mandateReference: current.instrument.mandateReference,
      maskedIban: toInstrument(current.instrument).maskedNumber,
    })
    .where(and(inArray(contracts.id, ids), eq(contracts.paymentMethod, 'DIRECT_DEBIT')));
}

/** Assigns the instrument to the member's account if it has no owner. */
async function assignOwner(tx: Database, id: number, accountId: number): Promise<void> {
  const [unowned] = await tx
    .select({ id: paymentInstruments.id })
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
  if (unowned) await adoptInstrument(tx, id, accountId);
}

/** Archives an instrument stored for the membership only; those of a member's account stay active. */
async function archiveUnowned(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(paymentInstruments)
    .set({ archivedAt: now })
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
}

/** Archives a requested bank account that will not be used. */
export async function archiveUnused(
  tx: Database,
  { instrumentId }: Pick<Amendment, 'instrumentId'>,
  now: Date,
): Promise<void> {
  if (instrumentId !== null) await archiveUnowned(tx, instrumentId, now);
}
