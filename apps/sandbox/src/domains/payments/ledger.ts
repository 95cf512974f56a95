/**
 * Payments: at most one for each checkout, and only the steps that money can take. What runs in a transaction decides, and settling.ts
 * tells the bank afterwards.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { payments, type PaymentState } from './tables.ts';

export type Payment = typeof payments.$inferSelect;

/** How a checkout is paid; null where nothing is to be paid. */
export type StoredMethod = Schemas['OnlinePaymentMethod'] | null;

/** What a purchase costs, and what pays. */
export type Purchase = {
  id: string;
  priceCents: number;
  currency: string;
  instrumentId: number | null;
};

const charged: ReadonlySet<PaymentState | undefined> = new Set<PaymentState>([
  'CAPTURING',
  'PENDING',
  'CHARGED',
]);

/** States in which the buyer has paid, the bank is being told so, or a direct debit is on its way. */
export function isCharged(payment: Payment | null): boolean {
  return charged.has(payment?.state);
}

/** Whether there is something to be paid back: a direct debit that has not arrived is stopped instead. */
export function isTaken(payment: Payment): boolean {
  return isCharged(payment) && payment.state !== 'PENDING';
}

/** Whether money that was taken goes back, or has; what was only held is let go, which is nothing to give back. */
export const isGivenBack = ({ state, takenAt }: Payment): boolean =>
  takenAt !== null && (state === 'GIVING_BACK' || state === 'REFUNDED');

export async function paymentOfCheckout(db: Database, checkoutId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return payment ?? null;
}

/** The name under which the bank is asked to hold money; whoever knows a payment knows it, also when no answer has come. */
export const keyOfHold = (checkoutId: string, attempt: number): string =>
  `${checkoutId}:${attempt}`;

/**
 * Notes that the bank is about to be asked to hold the price, so that nothing is held that we do not know of. Of several at once, and
 * after one that has died, all ask under the same attempt.
 * @param tx the transaction that has locked the checkout
 * @returns the number to ask under; null when the money is held already, or a decision about it is still to be told
 */
export async function noteAsking(
  tx: Database,
  { id, priceCents, currency, instrumentId }: Purchase,
  now: Date,
): Promise<number | null> {
  const known = await paymentOfCheckout(tx, id);
  if (known?.state === 'ASKING') return known.attempt;
  if (known && known.state !== 'VOIDED') return null;
  const attempt = (known?.attempt ?? 0) + 1;
  const asking = {
    state: 'ASKING' as const,
    authorizationId: null,
    attempt,
    tries: 0,
    retryAt: null,
    updatedAt: now,
  };
  await tx
    .insert(payments)
    .values({ ...asking, checkoutId: id, amountCents: priceCents, currency, instrumentId })
    .onConflictDoUpdate({ target: payments.checkoutId, set: asking });
  return attempt;
}

/** The bank has been asked under this attempt, and nobody has decided otherwise since. */
const isAsked = (checkoutId: string, attempt: number) =>
  and(
    eq(payments.checkoutId, checkoutId),
    eq(payments.state, 'ASKING'),
    eq(payments.attempt, attempt),
  );

/** Notes that the bank holds the price; of several at once the first counts, they all carry the same authorization. */
export async function recordHeld(
  db: Database,
  checkoutId: string,
  { authorizationId, attempt }: { authorizationId: string; attempt: number },
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'AUTHORIZED', authorizationId, updatedAt: now })
    .where(isAsked(checkoutId, attempt));
}

/** The bank holds nothing: there is no payment. */
export async function forgetAsking(
  tx: Database,
  checkoutId: string,
  attempt: number,
): Promise<void> {
  await tx.delete(payments).where(isAsked(checkoutId, attempt));
}

/** What may be held for a purchase that has come to nothing. */
export const heldForNothing = ['ASKING', 'AUTHORIZED'] as const satisfies PaymentState[];

/**
 * Decides that held money is taken.
 * @returns whether it is held; false when another request has let it go meanwhile
 */
export function takeHeld(tx: Database, checkoutId: string, now: Date): Promise<boolean> {
  return move(tx, checkoutId, ['AUTHORIZED'], 'CAPTURING', now);
}

/** Decides that the money of a checkout goes back, whether it is held or taken. @returns whether there is any */
export function giveBack(tx: Database, checkoutId: string, now: Date): Promise<boolean> {
  return move(
    tx,
    checkoutId,
    ['AUTHORIZED', 'CAPTURING', 'PENDING', 'CHARGED'],
    'GIVING_BACK',
    now,
  );
}

/** Whether the money is held. Locks the payment until the transaction ends, so that it stays so. */
export async function isHeld(tx: Database, checkoutId: string): Promise<boolean> {
  const [payment] = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.checkoutId, checkoutId))
    .for('update');
  return payment?.state === 'AUTHORIZED';
}

/** Notes that the bank has taken what was held; a direct debit is on its way then. @returns whether it was to be taken */
export async function noteTaken(
  tx: Database,
  checkoutId: string,
  method: StoredMethod,
  now: Date,
): Promise<boolean> {
  const to = method === 'DIRECT_DEBIT' ? 'PENDING' : 'CHARGED';
  if (!(await move(tx, checkoutId, ['CAPTURING'], to, now))) return false;
  await tx.update(payments).set({ takenAt: now }).where(eq(payments.checkoutId, checkoutId));
  return true;
}

/** One step of a payment, if it is where the step begins. @returns whether it was */
export async function move(
  tx: Database,
  checkoutId: string,
  from: PaymentState[],
  to: PaymentState,
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set({ state: to, tries: 0, retryAt: null, updatedAt: now })
    .where(and(eq(payments.checkoutId, checkoutId), inArray(payments.state, from)))
    .returning({ state: payments.state });
  return moved.length === 1;
}
