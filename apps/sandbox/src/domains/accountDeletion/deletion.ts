/** Deletion of accounts: personal data is deleted, records the studio must keep are anonymized. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { anonymizeAudit } from '../accounts/audit.ts';
import { bookings } from '../bookings/tables.ts';
import { checkoutState } from '../checkouts/rules.ts';
import { computeOwedCents, lockCustomerAccount } from '../customerAccounts/account.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import { checkouts } from '../checkouts/tables.ts';
import { courseAppointments } from '../bookings/courses/tables.ts';
import { abandonedHoldStates, transition } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { singleAppointments } from '../bookings/singleAppointments/tables.ts';
import { bookerKey } from '../bookings/rules.ts';
import { trialSessions } from '../bookings/trialSessions/tables.ts';
import { trackingEvents } from '../tracking/tables.ts';
import { accounts, customers } from '../accounts/tables.ts';

const pendingStates = ['AUTHENTICATION_REQUIRED', 'AUTHENTICATED'] as const;

/**
 * @param tx the transaction that deletes the account; nothing can be added to the account until it ends
 * @throws 409 for future bookings, unfinished confirmed purchases, pending direct debits, or debts of a portal customer
 */
export async function checkNothingOpen(tx: Database, accountId: number, now: Date): Promise<void> {
  // `for update` also blocks new rows that refer to the account.
  await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  const ahead = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .where(
      and(
        eq(bookings.accountId, accountId),
        inArray(bookings.status, ['BOOKED', 'WAITING']),
        gt(courseAppointments.startsAt, now),
      ),
    );
  const singles = await tx
    .select({ id: singleAppointments.id })
    .from(singleAppointments)
    .where(
      and(
        eq(singleAppointments.accountId, accountId),
        eq(singleAppointments.status, 'BOOKED'),
        gt(singleAppointments.startsAt, now),
      ),
    );
  const upcoming = ahead.length + singles.length;
  if (upcoming > 0)
    throw apiError(
      409,
      'account.error.openbookings',
      'There are bookings ahead; cancel them first',
      {
        args: [{ type: 'NUMBER', value: String(upcoming) }],
      },
    );
  const started = await tx
    .select({ checkout: checkouts, payment: payments.state })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(or(eq(checkouts.accountId, accountId), eq(checkouts.bookedBy, accountId)));
  const pending = started.filter(
    ({ checkout, payment }) =>
      payment === 'PENDING' ||
      // This account will pay for a child or partner on a waiting list.
      (checkout.bookedBy !== null && checkout.state === 'FINALIZED' && payment === 'AUTHORIZED') ||
      pendingStates.some((state) => state === checkoutState(checkout, now)),
  );
  const open = pending.length + (await countDebts(tx, accountId));
  if (open > 0)
    throw apiError(
      409,
      'account.error.openpayments',
      'There are payments on their way; wait for their end or cancel them',
      { args: [{ type: 'NUMBER', value: String(open) }] },
    );
}

/** Counts customer accounts with debts that would be deleted too; those of registered members stay with the studio. */
async function countDebts(tx: Database, accountId: number): Promise<number> {
  const deleted = await tx
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .innerJoin(customers, eq(customers.id, customerAccounts.customerId))
    .where(and(eq(customers.accountId, accountId), isNull(customers.customerNumber)))
    .orderBy(customerAccounts.id);
  let debts = 0;
  for (const { id } of deleted) {
    await lockCustomerAccount(tx, id);
    if ((await computeOwedCents(tx, id)) > 0) debts += 1;
  }
  return debts;
}

/**
 * Deletes an account with its sessions, addresses, codes, picture, cards and purchases. Purchases for others stay
 * theirs, without naming the buyer. Past bookings, statistics and the audit log are anonymized. Registered members stay
 * in the studio's records without an account; other customer records are deleted.
 * @param tx the transaction that has checked for open items
 * @returns checkouts whose holds must be released after the transaction
 */
export async function removeAccount(tx: Database, accountId: number, now: Date): Promise<string[]> {
  const past = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.accountId, accountId));
  for (const { id } of past)
    await tx
      .update(bookings)
      .set({ accountId: null, booker: `deleted:${randomUUID()}`, customerData: null, reader: null })
      .where(eq(bookings.id, id));
  await tx
    .delete(trialSessions)
    .where(eq(trialSessions.person, bookerKey({ accountId, customerData: null })));
  const pastSingles = await tx
    .select({ id: singleAppointments.id })
    .from(singleAppointments)
    .where(eq(singleAppointments.accountId, accountId));
  for (const { id } of pastSingles)
    await tx
      .update(singleAppointments)
      .set({ accountId: null, booker: `deleted:${randomUUID()}`, customerData: null, reader: null })
      .where(eq(singleAppointments.id, id));
  await tx
    .update(customers)
    .set({ accountId: null })
    .where(and(eq(customers.accountId, accountId), isNotNull(customers.customerNumber)));
  await tx
    .update(trackingEvents)
    .set({
      userId: null,
      properties: sql`${trackingEvents.properties} || '{"userId": null}'::jsonb`,
    })
    .where(eq(trackingEvents.userId, accountId));
  await anonymizeAudit(tx, accountId);
  const held = await releaseHolds(tx, accountId, now);
  // Unfinished purchases for others would be paid with this account's instruments.
  await tx
    .delete(checkouts)
    .where(and(eq(checkouts.bookedBy, accountId), ne(checkouts.state, 'FINALIZED')));
  await tx.delete(accounts).where(eq(accounts.id, accountId));
  return held;
}

/** Decides to release known and possible holds of the account's orders, which can no longer be finished. */
async function releaseHolds(tx: Database, accountId: number, now: Date): Promise<string[]> {
  const held = await tx
    .select({ id: payments.checkoutId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        or(eq(checkouts.accountId, accountId), eq(checkouts.bookedBy, accountId)),
        inArray(payments.state, abandonedHoldStates),
      ),
    );
  for (const { id } of held) await transition(tx, id, [...abandonedHoldStates], 'REVERSING', now);
  return held.map(({ id }) => id);
}
