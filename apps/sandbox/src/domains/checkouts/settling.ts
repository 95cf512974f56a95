/**
 * Tells the bank to capture, refund or release, always after the transaction that decided it, never inside. If the
 * process dies in between, another process finds the stored decision (`settleAbandoned`). All steps are idempotent, also
 * when run concurrently.
 */
import { and, asc, eq, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { addMinutes } from '../../platform/time.ts';
import { retryDelayMinutes } from '../../platform/jobs/retries.ts';
import type { DeclineReason } from '../../platform/bank/bank.ts';
import {
  abandonedHoldStates,
  holdKey,
  transition,
  recordCapture,
  type Payment,
  findCheckoutPayment,
} from '../payments/ledger.ts';
import { payments, type PaymentState } from '../payments/tables.ts';
import { returnVoucher } from '../payments/vouchers.ts';
import { lockCheckout } from './rules.ts';
import type { CheckoutServices } from './subject.ts';
import { checkouts } from './tables.ts';

export type SettlementServices = Pick<CheckoutServices, 'db' | 'bank' | 'clock' | 'subjects'>;

/**
 * Settles each payment separately. Failures are retried with increasing delays (`settleAbandoned`); callers need not
 * handle them, because the decision is stored.
 * @param checkoutIds whose payments a transaction has just decided about
 */
export function settlePayments(
  services: SettlementServices,
  checkoutIds: readonly string[],
): Promise<void> {
  return forEachIsolated(
    'Telling the bank',
    checkoutIds,
    (id) => settlePayment(services, id),
    (id) => recordFailure(services, id),
  );
}

/** Schedules the next try: after one minute, doubling with each failure. */
export async function recordFailure(
  { db, clock }: SettlementServices,
  checkoutId: string,
): Promise<void> {
  const payment = await findCheckoutPayment(db, checkoutId);
  if (!payment) return;
  const tries = payment.tries + 1;
  await db
    .update(payments)
    .set({ tries, retryAt: addMinutes(clock.now(), retryDelayMinutes(tries)) })
    .where(eq(payments.checkoutId, checkoutId));
}

/** Matches payments due for a try. */
export const isDue = (now: Date) => or(isNull(payments.retryAt), lte(payments.retryAt, now));

async function settlePayment(services: SettlementServices, checkoutId: string): Promise<void> {
  const { db, bank, clock } = services;
  const now = clock.now();
  const payment = await findCheckoutPayment(db, checkoutId);
  if (payment?.state === 'CAPTURING') {
    const declined = await bank.capture(requireAuthorizationId(payment), now);
    if (declined === null) await confirmCapture(services, checkoutId, now);
    else await settlePayments(services, await revoke(services, checkoutId, declined, now));
  }
  if (payment?.state === 'REVERSING') {
    await transition(
      db,
      checkoutId,
      ['REVERSING'],
      await refundOrRelease(services, payment, now),
      now,
    );
  }
}

/** A captured or held payment has an authorization id. */
function requireAuthorizationId({ authorizationId, checkoutId }: Payment): string {
  if (authorizationId === null) throw new Error(`Checkout ${checkoutId} has no payment on hold.`);
  return authorizationId;
}

/** Without an authorization id the hold is released by our key, because its response was lost. */
async function refundOrRelease(
  { bank }: SettlementServices,
  { authorizationId, checkoutId, attempt }: Payment,
  now: Date,
): Promise<'VOIDED' | 'REFUNDED' | 'RETURNED'> {
  if (authorizationId !== null) return bank.refundOrVoid(authorizationId, now);
  await bank.release(holdKey(checkoutId, attempt), now);
  return 'VOIDED';
}

/** Only the process whose update succeeds notifies the buyer. */
async function confirmCapture(
  { db, subjects }: SettlementServices,
  checkoutId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (!(await recordCapture(tx, checkoutId, found?.paymentMethod ?? null, now))) return;
    if (found) await subjects[found.type].notify?.(tx, checkoutId, 'HANDED_OVER');
  });
}

/**
 * Revokes a purchase whose capture failed, for example because the card expired while the buyer was on a waiting list.
 */
function revoke(
  { db, subjects }: SettlementServices,
  checkoutId: string,
  declined: DeclineReason,
  now: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    // The account and its purchases were deleted.
    if (!found)
      return (await transition(tx, checkoutId, ['CAPTURING'], 'REVERSING', now))
        ? [checkoutId]
        : [];
    const subject = await subjects[found.type].lock(tx, checkoutId);
    await lockCheckout(tx, checkoutId);
    if (!(await transition(tx, checkoutId, ['CAPTURING'], 'REVERSING', now))) return [];
    await tx
      .update(checkouts)
      .set({ state: 'FAILED', failureReason: declined })
      .where(eq(checkouts.id, checkoutId));
    await returnVoucher(tx, checkoutId, now);
    const due = await subject.revoke('DECLINED', now);
    await subjects[found.type].notify?.(tx, checkoutId, 'REVOKED');
    return [checkoutId, ...due];
  });
}

/** Releases the hold of a purchase that was not finalized, also if its checkout was deleted with the account. */
export function releaseHold(services: SettlementServices, checkoutId: string): Promise<void> {
  return releaseUnfinalized(services, checkoutId, ['AUTHORIZED']);
}

async function releaseUnfinalized(
  services: SettlementServices,
  checkoutId: string,
  held: PaymentState[],
): Promise<void> {
  const { db, clock } = services;
  const isReleased = await db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId))
      .for('update');
    return (
      checkout?.state !== 'FINALIZED' &&
      (await transition(tx, checkoutId, held, 'REVERSING', clock.now()))
    );
  });
  if (isReleased) await settlePayments(services, [checkoutId]);
}

/** Older decisions were left by a dead process; newer ones are being settled right now. */
const abandonedMinutes = 1;

/** Time after the last attempt to finalize at which a hold is released. */
const heldMinutes = 35;

/**
 * Completes the work of dead processes: decisions not sent to the bank, and holds, known or possible, of abandoned
 * purchases.
 */
export async function settleAbandoned(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const decided = await db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['CAPTURING', 'REVERSING']),
        lt(payments.updatedAt, addMinutes(now, -abandonedMinutes)),
        isDue(now),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(100);
  await settlePayments(
    services,
    decided.map(({ id }) => id),
  );
  const held = await db
    .select({ id: payments.checkoutId })
    .from(payments)
    .leftJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        inArray(payments.state, abandonedHoldStates),
        or(isNull(checkouts.id), ne(checkouts.state, 'FINALIZED')),
        lt(payments.updatedAt, addMinutes(now, -heldMinutes)),
        isDue(now),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(100);
  await forEachIsolated(
    'Letting money go',
    held.map(({ id }) => id),
    (id) => releaseUnfinalized(services, id, [...abandonedHoldStates]),
    (id) => recordFailure(services, id),
  );
}
