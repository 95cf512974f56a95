/**
 * Tells the bank what has been decided: what is held is taken, or goes back. Always after the transaction that decided it, never
 * inside. A process that dies in between leaves the decision in the table, and the next one tells the bank (`settleLeftOver`); each
 * step may be repeated, by several at once too.
 */
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { addMinutes } from '../../time.ts';
import type { DeclineReason } from '../payments/bank.ts';
import { giveBack, move, noteTaken, paymentOfCheckout } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { lockCheckout } from './rules.ts';
import { subjects } from './subjects.ts';
import { checkouts } from './tables.ts';

export type Settling = Pick<Services, 'db' | 'bank' | 'clock'>;

/** @param checkoutIds whose money a transaction has just decided about */
export async function settlePayments(services: Settling, checkoutIds: string[]): Promise<void> {
  for (const id of checkoutIds) await settlePayment(services, id);
}

async function settlePayment(services: Settling, checkoutId: string): Promise<void> {
  const { db, bank, clock } = services;
  const now = clock.now();
  const payment = await paymentOfCheckout(db, checkoutId);
  if (payment?.state === 'CAPTURING') {
    const declined = await bank.capture(payment.authorizationId, now);
    if (declined === null) await noteCharged(db, checkoutId, now);
    else await settlePayments(services, await revoke(services, checkoutId, declined, now));
  }
  if (payment?.state === 'GIVING_BACK') {
    const gone = await bank.giveBack(payment.authorizationId, now);
    await move(db, checkoutId, ['GIVING_BACK'], gone, now);
  }
}

/** Whoever notes it tells the buyer; of several at once one does. */
async function noteCharged(db: Database, checkoutId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (!(await noteTaken(tx, checkoutId, found?.paymentMethod ?? null, now))) return;
    if (found) await subjects[found.type].tell?.(tx, checkoutId, 'HANDED_OVER');
  });
}

/** The bank has refused what it had held, for example since the card has expired while its holder waited for a place. */
function revoke(
  { db }: Settling,
  checkoutId: string,
  declined: DeclineReason,
  now: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (!found) return [];
    const subject = await subjects[found.type].lock(tx, checkoutId);
    await lockCheckout(tx, checkoutId);
    if (!(await move(tx, checkoutId, ['CAPTURING'], 'GIVING_BACK', now))) return [];
    await tx
      .update(checkouts)
      .set({ state: 'FAILED', failureReason: declined })
      .where(eq(checkouts.id, checkoutId));
    const due = await subject.revoke('DECLINED', now);
    await subjects[found.type].tell?.(tx, checkoutId, 'REVOKED');
    return [checkoutId, ...due];
  });
}

/** Held money of a purchase that ends without being finalized goes back. */
export async function letGo(services: Settling, checkoutId: string): Promise<void> {
  const { db, clock } = services;
  const isDue = await db.transaction(async (tx) => {
    const { state } = await lockCheckout(tx, checkoutId);
    return state !== 'FINALIZED' && (await giveBack(tx, checkoutId, clock.now()));
  });
  if (isDue) await settlePayments(services, [checkoutId]);
}

/** Older decisions than this are left over from a process that died; younger ones are being told right now. */
const leftOverMinutes = 1;

/** Held money is let go this long after the last attempt to finalize. */
const heldMinutes = 35;

/** Finishes what processes that died have left: decisions the bank has not heard of, and money held for nothing. */
export async function settleLeftOver(services: Settling): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const decided = await db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['CAPTURING', 'GIVING_BACK']),
        lt(payments.updatedAt, addMinutes(now, -leftOverMinutes)),
      ),
    )
    .limit(100);
  await settlePayments(
    services,
    decided.map(({ id }) => id),
  );
  const held = await db
    .select({ id: payments.checkoutId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        eq(payments.state, 'AUTHORIZED'),
        ne(checkouts.state, 'FINALIZED'),
        lt(payments.updatedAt, addMinutes(now, -heldMinutes)),
      ),
    )
    .limit(100);
  for (const { id } of held) await letGo(services, id);
}
