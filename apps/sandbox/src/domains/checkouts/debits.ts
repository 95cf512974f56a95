/** Direct debits arrive or are returned days after the capture; the simulated bank uses minutes instead. */
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { addMinutes } from '../../platform/time.ts';
import { transition, type Payment } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { returnVoucher } from '../payments/vouchers.ts';
import { lockCheckout, type StoredCheckout } from './rules.ts';
import { isDue, recordFailure, settlePayments, type SettlementServices } from './settling.ts';
import type { Subjects } from './subject.ts';
import { checkouts } from './tables.ts';

/** Processing time of a direct debit. */
const debitMinutes = 5;

/** Asks the bank for the outcome of debits whose processing time is over. */
export async function settleDebits(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const pending = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'PENDING'),
        lt(payments.capturedAt, addMinutes(now, -debitMinutes)),
        isDue(now),
      ),
    )
    .orderBy(asc(payments.capturedAt))
    .limit(100);
  await forEachIsolated(
    'Asking for a debit',
    pending,
    (payment) => settleDebit(services, payment, now),
    ({ checkoutId }) => recordFailure(services, checkoutId),
  );
}

async function settleDebit(
  services: SettlementServices,
  { checkoutId, authorizationId }: Payment,
  now: Date,
): Promise<void> {
  const { db, bank, subjects } = services;
  if (authorizationId === null) throw new Error(`Checkout ${checkoutId} has no payment to settle.`);
  const outcome = await bank.settle(authorizationId, now);
  const due = await db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (outcome === 'SETTLED')
      await recordDebitArrival(tx, subjects, checkoutId, checkout ?? null, now);
    return outcome === 'RETURNED'
      ? handleReturnedDebit(tx, subjects, checkoutId, checkout ?? null, now)
      : [];
  });
  await settlePayments(services, due);
}

/** Only the process whose update succeeds notifies the buyer. */
async function recordDebitArrival(
  tx: Database,
  subjects: Subjects,
  checkoutId: string,
  checkout: StoredCheckout | null,
  now: Date,
): Promise<void> {
  const moved = await transition(tx, checkoutId, ['PENDING'], 'CHARGED', now);
  if (moved && checkout) await subjects[checkout.type].notify?.(tx, checkoutId, 'SETTLED');
}

/**
 * Revokes future bookings. For past ones, and for those canceled too late to get the money back, the amount is owed to
 * the studio.
 * @param checkout null if the buyer's account was deleted
 * @returns other checkouts whose payments must be settled
 */
async function handleReturnedDebit(
  tx: Database,
  subjects: Subjects,
  checkoutId: string,
  checkout: StoredCheckout | null,
  now: Date,
): Promise<string[]> {
  if (!checkout) {
    await transition(tx, checkoutId, ['PENDING'], 'RETURNED', now);
    return [];
  }
  const subject = subjects[checkout.type];
  const locked = await subject.lock(tx, checkoutId);
  await lockCheckout(tx, checkoutId);
  if (!(await transition(tx, checkoutId, ['PENDING'], 'RETURNED', now))) return [];
  const booked = await subject.listAppointments(tx, checkoutId);
  // Purchases without an appointment, such as packs, can always be revoked.
  if (booked.some(({ startsAt, isBooked }) => startsAt <= now || !isBooked)) {
    await subject.notify?.(tx, checkoutId, 'OWED');
    return [];
  }
  await tx
    .update(checkouts)
    .set({ state: 'FAILED', failureReason: 'DEBIT_RETURNED' })
    .where(eq(checkouts.id, checkoutId));
  await returnVoucher(tx, checkoutId, now);
  const due = await locked.revoke('DECLINED', now);
  await subject.notify?.(tx, checkoutId, 'RETURNED');
  return due;
}
