/** What pays a membership at the studio of a member, and what takes its place. */
import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { dayIn } from '../../time.ts';
import { customers } from '../accounts/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { findCustomerAccount, type CustomerAccount } from '../customerAccounts/account.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import { adoptInstrument, type Instrument, toInstrument } from '../payments/instruments.ts';
import { mandates, paymentInstruments } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { studioOfCustomer } from './studioOfCustomer.ts';
import type { Amendment } from './amendments.ts';

type Mandate = typeof mandates.$inferSelect;

/** A bank account or card that is kept, with the mandate that was given for it. */
export type KeptInstrument = { instrument: Instrument; mandate: Mandate | null };

/** @returns null for none, or one that is gone */
export async function keptInstrument(
  db: Database,
  id: number | null,
): Promise<KeptInstrument | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ instrument: paymentInstruments, mandate: mandates })
    .from(paymentInstruments)
    .leftJoin(mandates, eq(mandates.reference, paymentInstruments.mandateReference))
    .where(eq(paymentInstruments.id, id));
  return found ?? null;
}

/**
 * The account of a member in the books of the studio, opened when there is none.
 * @param tx the transaction that has locked the member
 */
export async function openAccount(
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
 * The membership is paid by this bank account from now on.
 * @param tx the transaction that has locked the member
 * @returns the account as it was before
 */
export async function payBy(
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
  const studio = await studioOfCustomer(tx, customer);
  const account = await openAccount(tx, customer, studio);
  await tx
    .update(customerAccounts)
    .set({ paymentMethod: 'DIRECT_DEBIT', instrumentId })
    .where(eq(customerAccounts.id, account.id));
  if (customer.accountId !== null) {
    await adopt(tx, instrumentId, customer.accountId);
    await debitContracts(tx, customer.accountId, studio, instrumentId, now);
  }
  if (account.instrumentId !== null && account.instrumentId !== instrumentId)
    await archive(tx, account.instrumentId, now);
  return account;
}

/** Contracts of a chain that are debited and not over are debited by the mandate of this bank account from now on. */
async function debitContracts(
  tx: Database,
  accountId: number,
  { tenant, zoneId }: Pick<StoredStudio, 'tenant' | 'zoneId'>,
  instrumentId: number,
  now: Date,
): Promise<void> {
  const kept = await keptInstrument(tx, instrumentId);
  if (!kept) return;
  const today = dayIn(zoneId, now);
  const ofChain = tx.select({ id: studios.id }).from(studios).where(eq(studios.tenant, tenant));
  await tx
    .update(contracts)
    .set({
      mandateReference: kept.instrument.mandateReference,
      maskedIban: toInstrument(kept.instrument).maskedNumber,
    })
    .where(
      and(
        eq(contracts.accountId, accountId),
        inArray(contracts.studioId, ofChain),
        eq(contracts.paymentMethod, 'DIRECT_DEBIT'),
        or(isNull(contracts.contractEndDate), gte(contracts.contractEndDate, today)),
        // One without notice ends by itself.
        or(isNotNull(contracts.lastPossibleCancelationDate), gte(contracts.endDate, today)),
      ),
    );
}

/** What pays is among the instruments of the member's account from now on. */
async function adopt(tx: Database, id: number, accountId: number): Promise<void> {
  const [unowned] = await tx
    .select({ id: paymentInstruments.id })
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
  if (unowned) await adoptInstrument(tx, id, accountId);
}

/** What was kept for the membership alone is kept for history; what is in the account of the member stays there. */
async function archive(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(paymentInstruments)
    .set({ archivedAt: now })
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
}

/** A bank account that was asked for and will not pay. */
export async function forgetUnused(
  tx: Database,
  { instrumentId }: Pick<Amendment, 'instrumentId'>,
  now: Date,
): Promise<void> {
  if (instrumentId !== null) await archive(tx, instrumentId, now);
}
