/**
 * Payments: at most one per checkout, with a fixed set of state transitions. Transactions record decisions; settling.ts
 * tells the bank afterwards.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { payments, type PaymentState } from './tables.ts';
import { returnVoucher } from './vouchers.ts';

export type Payment = typeof payments.$inferSelect;

/** Payment method of a checkout; null if it is free. */
export type StoredMethod = Schemas['OnlinePaymentMethod'] | null;

/** Amount that the bank is asked for, and the instrument that pays it. */
export type Purchase = {
  id: string;
  amountCents: number;
  currency: string;
  instrumentId: number | null;
};

const chargedStates: ReadonlySet<PaymentState | undefined> = new Set<PaymentState>([
  'CAPTURING',
  'PENDING',
  'CHARGED',
]);

/** Returns whether the buyer has paid, including a capture in progress and a pending direct debit. */
export function isCharged(payment: Payment | null): boolean {
  return chargedStates.has(payment?.state);
}

/** Returns whether there is an amount to refund; a direct debit that has not arrived is stopped instead. */
export function isCaptured(payment: Payment): boolean {
  return isCharged(payment) && payment.state !== 'PENDING';
}

/** Returns whether a captured amount is being or has been refunded; releasing a hold is not a refund. */
export const isRefunded = ({ state, capturedAt }: Payment): boolean =>
  capturedAt !== null && (state === 'REVERSING' || state === 'REFUNDED');

export async function findCheckoutPayment(
  db: Database,
  checkoutId: string,
): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return payment ?? null;
}

/** Idempotency key of a hold, derived from the payment so that it is known even without a response. */
export const holdKey = (checkoutId: string, attempt: number): string => `${checkoutId}:${attempt}`;

/**
 * Records that a hold is about to be requested, so that no hold at the bank is unknown to us. Concurrent requests, and
 * those after a crash, share the same attempt.
 * @param tx the transaction that has locked the checkout
 * @returns the attempt number; null if a hold exists or a decision about it is still to be sent to the bank
 */
export async function recordHoldRequest(
  tx: Database,
  { id, amountCents, currency, instrumentId }: Purchase,
  now: Date,
): Promise<number | null> {
  const known = await findCheckoutPayment(tx, id);
  if (known?.state === 'HOLD_REQUESTED') return known.attempt;
  if (known && known.state !== 'VOIDED') return null;
  const attempt = (known?.attempt ?? 0) + 1;
  const asking = {
    state: 'HOLD_REQUESTED' as const,
    authorizationId: null,
    attempt,
    tries: 0,
    retryAt: null,
    updatedAt: now,
    unbilled: true,
  };
  await tx
    .insert(payments)
    .values({ ...asking, checkoutId: id, amountCents, currency, instrumentId })
    .onConflictDoUpdate({ target: payments.checkoutId, set: asking });
  return attempt;
}

/** Matches a payment whose hold was requested under this attempt, with no later decision. */
const isHoldRequested = (checkoutId: string, attempt: number) =>
  and(
    eq(payments.checkoutId, checkoutId),
    eq(payments.state, 'HOLD_REQUESTED'),
    eq(payments.attempt, attempt),
  );

/** Records the hold. The first of several concurrent requests wins; all carry the same authorization. */
export async function recordHold(
  db: Database,
  checkoutId: string,
  { authorizationId, attempt }: { authorizationId: string; attempt: number },
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'AUTHORIZED', authorizationId, updatedAt: now })
    .where(isHoldRequested(checkoutId, attempt));
}

/** Deletes the payment after the bank declined the hold. */
export async function deleteHoldRequest(
  tx: Database,
  checkoutId: string,
  attempt: number,
): Promise<void> {
  await tx.delete(payments).where(isHoldRequested(checkoutId, attempt));
}

/** States in which an abandoned purchase may still hold money. */
export const abandonedHoldStates = [
  'HOLD_REQUESTED',
  'AUTHORIZED',
] as const satisfies PaymentState[];

/**
 * Decides to capture the hold.
 * @returns whether there is a hold; false if another request has released it
 */
export function startCapture(tx: Database, checkoutId: string, now: Date): Promise<boolean> {
  return transition(tx, checkoutId, ['AUTHORIZED'], 'CAPTURING', now);
}

/**
 * Decides to refund a payment or release its hold, and returns to a voucher what it paid.
 * @returns whether the bank has anything to refund or release
 */
export async function refundOrVoid(tx: Database, checkoutId: string, now: Date): Promise<boolean> {
  await returnVoucher(tx, checkoutId, now);
  return transition(
    tx,
    checkoutId,
    ['AUTHORIZED', 'CAPTURING', 'PENDING', 'CHARGED'],
    'REVERSING',
    now,
  );
}

/** Returns whether there is a hold. Locks the payment until the transaction ends, so that this stays true. */
export async function isHeld(tx: Database, checkoutId: string): Promise<boolean> {
  const [payment] = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.checkoutId, checkoutId))
    .for('update');
  return payment?.state === 'AUTHORIZED';
}

/** Records the capture; a direct debit is then pending. @returns whether a capture was due */
export async function recordCapture(
  tx: Database,
  checkoutId: string,
  method: StoredMethod,
  now: Date,
): Promise<boolean> {
  const to = method === 'DIRECT_DEBIT' ? 'PENDING' : 'CHARGED';
  if (!(await transition(tx, checkoutId, ['CAPTURING'], to, now))) return false;
  await tx.update(payments).set({ capturedAt: now }).where(eq(payments.checkoutId, checkoutId));
  return true;
}

/** Performs a state transition if the payment is in one of the `from` states. @returns whether it was */
export async function transition(
  tx: Database,
  checkoutId: string,
  from: PaymentState[],
  to: PaymentState,
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set({ state: to, tries: 0, retryAt: null, updatedAt: now, unbilled: true })
    .where(and(eq(payments.checkoutId, checkoutId), inArray(payments.state, from)))
    .returning({ state: payments.state });
  return moved.length === 1;
}
