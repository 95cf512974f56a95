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

export async function paymentOfCheckout(db: Database, checkoutId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return payment ?? null;
}

/**
 * Notes that the bank holds the price; of several at once the first counts, they all carry the same authorization.
 * @param attempt the number that the bank was asked under
 */
export async function recordHeld(
  db: Database,
  { id, priceCents, currency, instrumentId }: Purchase,
  { authorizationId, attempt }: { authorizationId: string; attempt: number },
  now: Date,
): Promise<void> {
  const held = { state: 'AUTHORIZED' as const, authorizationId, attempt, updatedAt: now };
  await db
    .insert(payments)
    .values({ ...held, checkoutId: id, amountCents: priceCents, currency, instrumentId })
    .onConflictDoUpdate({
      target: payments.checkoutId,
      set: held,
      setWhere: and(eq(payments.state, 'VOIDED'), eq(payments.attempt, attempt - 1)),
    });
}

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
    .set({ state: to, updatedAt: now })
    .where(and(eq(payments.checkoutId, checkoutId), inArray(payments.state, from)))
    .returning({ state: payments.state });
  return moved.length === 1;
}
