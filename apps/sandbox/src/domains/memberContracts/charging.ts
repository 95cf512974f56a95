/** Charges contracts: what is due is booked in the account of the member, each payment once, whatever happens to the process. */
import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { eachAlone } from '../../server/eachAlone.ts';
import { addDays, dayIn } from '../../time.ts';
import { customerOf } from '../accounts/customers.ts';
import { contracts } from '../contracts/tables.ts';
import { accountAt, lockCustomerAccount } from '../customerAccounts/account.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';
import { lockMembership, type Membership, positionsOf, stepOfMembership } from './membership.ts';
import { type Charge, type Charged, chargesUpTo } from './settling.ts';
import { contractCharges } from './tables.ts';

/** How many contracts one round charges; the next round takes the others. */
const mostAtOnce = 50;

/** What was charged for a contract, corrections summed up. */
async function chargedOf(db: Database, contractId: number): Promise<Charged[]> {
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

/** The account in whose books a contract is charged: that of the member, or one of its own for somebody without an account. */
export async function accountFor(tx: Database, { contract, studio }: Membership): Promise<number> {
  if (contract.customerAccountId !== null) return contract.customerAccountId;
  const customer =
    contract.accountId === null ? null : await customerOf(tx, contract.accountId, studio.tenant);
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
  const id = made[0]?.id ?? (customer && (await accountAt(tx, studio, customer.id))?.id);
  if (!id) throw new Error(`Contract ${contract.id} has no account to be charged.`);
  return id;
}

async function book(
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
  // A debit is collected on its day. What comes back is set off against what is owed next.
  if (contract.paymentMethod === 'DIRECT_DEBIT' && amountCents > 0)
    await tx
      .insert(accountEntries)
      .values({ ...entry, kind: 'PAYMENT', amountCents: -amountCents });
}

/**
 * Books what is due up to a day and was not booked, and gives back what was booked and is not due any more.
 * @param tx the transaction that has locked the contract
 * @returns what is charged by now
 */
export async function charge(
  tx: Database,
  membership: Membership,
  today: string,
  now: Date,
): Promise<Charged[]> {
  const { contract, pauses } = membership;
  const before = await chargedOf(tx, contract.id);
  const step = stepOfMembership(membership);
  const charges = chargesUpTo(positionsOf(membership), before, {
    today,
    upTo: today,
    pauses,
    step,
  });
  let { customerAccountId } = contract;
  if (charges.length > 0) {
    customerAccountId = await accountFor(tx, membership);
    await lockCustomerAccount(tx, customerAccountId);
    for (const one of charges) await book(tx, membership, customerAccountId, one, now);
  }
  await tx
    .update(contracts)
    .set({ customerAccountId, chargedUntil: today })
    .where(eq(contracts.id, contract.id));
  return [...before, ...charges];
}

/** Charges the contracts on which something may be due that was not looked at today. */
export async function chargeContracts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // No studio is further than a day ahead of it; whether it is due there is asked again below.
  const latest = addDays(dayIn('UTC', now), 1);
  const found = await db
    .select({
      id: contracts.id,
      zoneId: studios.zoneId,
      chargedUntil: contracts.chargedUntil,
    })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(
      and(
        lte(contracts.startDate, latest),
        or(isNull(contracts.chargedUntil), lt(contracts.chargedUntil, latest)),
        // After its end a contract is charged once more, for what comes back.
        or(
          isNull(contracts.contractEndDate),
          isNull(contracts.chargedUntil),
          gte(contracts.contractEndDate, contracts.chargedUntil),
        ),
      ),
    );
  const due = found.filter(
    ({ zoneId, chargedUntil }) => chargedUntil === null || chargedUntil < dayIn(zoneId, now),
  );
  await eachAlone('Charging a contract', due.slice(0, mostAtOnce), async ({ id, zoneId }) => {
    await db.transaction(async (tx) => {
      const membership = await lockMembership(tx, id);
      if (membership) await charge(tx, membership, dayIn(zoneId, now), now);
    });
  });
}
