/**
 * Charging of contracts: due amounts are booked to the member's account, each payment exactly once, even if the process
 * dies.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { dayIn } from '../../platform/time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { contracts, lastChargedDay } from '../membershipOffers/tables.ts';
import {
  computeOwedCents,
  findCustomerAccount,
  lockCustomerAccount,
} from '../customerAccounts/account.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';
import {
  contractLastDay,
  lockMembership,
  type Membership,
  toPositions,
  roundingStep,
} from './membership.ts';
import { type Charge, type Charged, computeCharges } from './computeCharges.ts';
import { returnVoucherCredit } from './returnVoucherCredit.ts';
import { contractCharges } from './tables.ts';

/** Number of contracts per round and time zone; the next round handles the rest. */
const batchSize = 50;

/** Loads the charged amounts of a contract, with corrections summed up. */
async function loadCharged(db: Database, contractId: number): Promise<Charged[]> {
  return db
    .select({
      key: contractCharges.position,
      dueDate: contractCharges.dueDate,
      amountCents: sql<number>`sum(${contractCharges.amountCents})::int`,
    })
    .from(contractCharges)
    .where(eq(contractCharges.contractId, contractId))
    .groupBy(contractCharges.position, contractCharges.dueDate);
}

/**
 * Finds the customer account a contract is charged to: that of the member, or a new one for someone without an account.
 */
export async function findOrCreateAccount(
  tx: Database,
  { contract, studio }: Membership,
): Promise<number> {
  if (contract.customerAccountId !== null) return contract.customerAccountId;
  const customer =
    contract.accountId === null ? null : await findCustomer(tx, contract.accountId, studio.tenant);
  const { firstname, lastname, email } = contract.customerData;
  const made = await tx
    .insert(customerAccounts)
    .values({
      studioId: studio.id,
      customerId: customer?.id ?? null,
      firstname,
      lastname,
      email,
      paymentMethod: contract.paymentMethod,
    })
    .onConflictDoNothing()
    .returning({ id: customerAccounts.id });
  const id = made[0]?.id ?? (customer && (await findCustomerAccount(tx, studio, customer.id))?.id);
  if (!id) throw new Error(`Contract ${contract.id} has no account to charge.`);
  return id;
}

async function bookCharge(
  tx: Database,
  { contract }: Membership,
  customerAccountId: number,
  { key, name, dueDate, chargeDate, amountCents }: Charge,
  now: Date,
): Promise<void> {
  const entry = { customerAccountId, name, dueDate: chargeDate, bookedAt: now };
  const [claim] = await tx
    .insert(accountEntries)
    .values({ ...entry, kind: 'CLAIM', amountCents })
    .returning({ id: accountEntries.id });
  await tx.insert(contractCharges).values({
    contractId: contract.id,
    position: key,
    dueDate,
    amountCents,
    chargeDate,
    entryId: claim?.id ?? null,
  });
  if (contract.paymentMethod !== 'DIRECT_DEBIT' || amountCents <= 0) return;
  // A debit counts as paid on its due date. A credit, such as a voucher, pays first.
  const debitCents = Math.min(amountCents, await computeOwedCents(tx, customerAccountId));
  if (debitCents > 0)
    await tx.insert(accountEntries).values({ ...entry, kind: 'PAYMENT', amountCents: -debitCents });
}

/**
 * Books amounts due by a day that are not booked yet, and credits booked amounts that are no longer due. Once the
 * contract is over, its voucher gets back what is left of it.
 * @param tx the transaction that has locked the contract
 * @returns all charges so far
 */
export async function charge(
  tx: Database,
  membership: Membership,
  today: string,
  now: Date,
): Promise<Charged[]> {
  const { contract, pauses } = membership;
  const before = await loadCharged(tx, contract.id);
  const step = roundingStep(membership);
  const charges = computeCharges(toPositions(membership), before, {
    today,
    upTo: today,
    pauses,
    step,
  });
  let { customerAccountId } = contract;
  if (charges.length > 0) {
    customerAccountId = await findOrCreateAccount(tx, membership);
    await lockCustomerAccount(tx, customerAccountId);
    for (const one of charges) await bookCharge(tx, membership, customerAccountId, one, now);
  }
  await tx
    .update(contracts)
    .set({ customerAccountId, chargedUntil: today })
    .where(eq(contracts.id, contract.id));
  const charged = [...before, ...charges];
  const last = contractLastDay(membership);
  if (customerAccountId !== null && last !== null && last < today) {
    const chargedCents = charged.reduce((cents, { amountCents }) => cents + amountCents, 0);
    await returnVoucherCredit(
      tx,
      { contractUuid: contract.uuid, customerAccountId },
      chargedCents,
      now,
    );
  }
  return charged;
}

/** Finds contracts of studios that were not charged yet on their current day. */
function findContractsToCharge(
  db: Database,
  studioIds: number[],
  today: string,
): Promise<{ id: number }[]> {
  const { id, studioId } = contracts;
  return db
    .select({ id })
    .from(contracts)
    .where(and(inArray(studioId, studioIds), sql`${lastChargedDay(contracts)} < ${today}::date`))
    .limit(batchSize);
}

/** Charges contracts that may have something due and were not checked today. */
export async function chargeContracts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const zones = await db
    .select({ zoneId: studios.zoneId, studioIds: sql<number[]>`json_agg(${studios.id})` })
    .from(studios)
    .groupBy(studios.zoneId);
  for (const { zoneId, studioIds } of zones) {
    const today = dayIn(zoneId, now);
    const due = await findContractsToCharge(db, studioIds, today);
    await forEachIsolated('Charging a contract', due, async ({ id }) => {
      await db.transaction(async (tx) => {
        const membership = await lockMembership(tx, id);
        if (membership) await charge(tx, membership, today, now);
      });
    });
  }
}
