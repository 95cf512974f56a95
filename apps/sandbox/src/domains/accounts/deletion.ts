/** Deleting an account: what is personal goes, what a studio has to keep names nobody any more. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { forgetInAudit } from '../audit/audit.ts';
import { bookings } from '../bookings/tables.ts';
import { stateOf } from '../checkouts/rules.ts';
import { checkouts } from '../checkouts/tables.ts';
import { courseAppointments } from '../courses/tables.ts';
import { heldForNothing, move } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { bookerKey } from '../bookings/rules.ts';
import { trialSessions } from '../trialSessions/tables.ts';
import { trackingEvents } from '../tracking/tables.ts';
import { accounts, customers } from './tables.ts';

const pendingStates = ['AUTHENTICATION_REQUIRED', 'AUTHENTICATED'] as const;

/**
 * @param tx the transaction that removes the account; until it ends nothing is added to the account
 * @throws 409 while bookings lie ahead, a purchase is between its confirmation and its end, or a direct debit is on its way
 */
export async function checkNothingOpen(tx: Database, accountId: number, now: Date): Promise<void> {
  // Stronger than a lock for changes: rows that refer to the account wait, too.
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
  const open = ahead.length + singles.length;
  if (open > 0)
    throw fault(409, 'account.error.openbookings', 'There are bookings ahead; cancel them first', {
      args: [{ type: 'NUMBER', value: String(open) }],
    });
  const begun = await tx
    .select({ checkout: checkouts, payment: payments.state })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(or(eq(checkouts.accountId, accountId), eq(checkouts.bookedBy, accountId)));
  const pending = begun.filter(
    ({ checkout, payment }) =>
      payment === 'PENDING' ||
      // A child or partner waits for a place that this account will pay.
      (checkout.bookedBy !== null && checkout.state === 'FINALIZED' && payment === 'AUTHORIZED') ||
      pendingStates.some((state) => state === stateOf(checkout, now)),
  );
  if (pending.length > 0)
    throw fault(
      409,
      'account.error.openpayments',
      'There are payments on their way; wait for their end or cancel them',
      { args: [{ type: 'NUMBER', value: String(pending.length) }] },
    );
}

/**
 * Deletes an account with everything that hangs on it: sessions, addresses, codes, picture, cards,
 * purchases. What it has bought for somebody else stays theirs, and says of nobody who has. Past bookings, statistics and what was changed when stay without a person. A member in the studio's own books stays the
 * studio's, without an account; what only the portal knew of a customer goes.
 * @param tx the transaction that has looked for what is open
 * @returns checkouts whose money, held for something that is not bought any more, goes back once the transaction has ended
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
  await forgetInAudit(tx, accountId);
  const held = await releaseHolds(tx, accountId, now);
  // What it has begun for somebody else would be paid by what it keeps.
  await tx
    .delete(checkouts)
    .where(and(eq(checkouts.bookedBy, accountId), ne(checkouts.state, 'FINALIZED')));
  await tx.delete(accounts).where(eq(accounts.id, accountId));
  return held;
}

/** What is held for orders of the account, or may be, goes back: nobody is left to finish them. */
async function releaseHolds(tx: Database, accountId: number, now: Date): Promise<string[]> {
  const held = await tx
    .select({ id: payments.checkoutId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        or(eq(checkouts.accountId, accountId), eq(checkouts.bookedBy, accountId)),
        inArray(payments.state, heldForNothing),
      ),
    );
  for (const { id } of held) await move(tx, id, [...heldForNothing], 'GIVING_BACK', now);
  return held.map(({ id }) => id);
}
