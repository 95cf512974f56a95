/**
 * Tells the bank what has been decided: what is held is taken, or goes back. Always after the transaction that decided it, never
 * inside. A process that dies in between leaves the decision in the table, and the next one tells the bank (`settleLeftOver`); each
 * step may be repeated, by several at once too.
 */
import { and, asc, eq, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { eachAlone } from '../../server/eachAlone.ts';
import { addMinutes } from '../../time.ts';
import { pauseAfter } from '../jobs/pauses.ts';
import type { DeclineReason } from '../payments/bank.ts';
import {
  heldForNothing,
  keyOfHold,
  move,
  noteTaken,
  type Payment,
  paymentOfCheckout,
} from '../payments/ledger.ts';
import { payments, type PaymentState } from '../payments/tables.ts';
import { lockCheckout } from './rules.ts';
import { subjects } from './subjects.ts';
import { checkouts } from './tables.ts';

export type Settling = Pick<Services, 'db' | 'bank' | 'clock'>;

/**
 * Tells the bank about each on its own. What fails is told again later, with longer and longer pauses (`settleLeftOver`); whoever asks
 * for this has decided already and need not hear of it.
 * @param checkoutIds whose money a transaction has just decided about
 */
export function settlePayments(services: Settling, checkoutIds: readonly string[]): Promise<void> {
  return eachAlone(
    'Telling the bank',
    checkoutIds,
    (id) => settlePayment(services, id),
    (id) => noteFailure(services, id),
  );
}

/** Puts the next try off: after one that has failed for a minute, then for twice as long each time. */
export async function noteFailure({ db, clock }: Settling, checkoutId: string): Promise<void> {
  const payment = await paymentOfCheckout(db, checkoutId);
  if (!payment) return;
  const tries = payment.tries + 1;
  await db
    .update(payments)
    .set({ tries, retryAt: addMinutes(clock.now(), pauseAfter(tries)) })
    .where(eq(payments.checkoutId, checkoutId));
}

/** What is to be tried now. */
export const isDue = (now: Date) => or(isNull(payments.retryAt), lte(payments.retryAt, now));

async function settlePayment(services: Settling, checkoutId: string): Promise<void> {
  const { db, bank, clock } = services;
  const now = clock.now();
  const payment = await paymentOfCheckout(db, checkoutId);
  if (payment?.state === 'CAPTURING') {
    const declined = await bank.capture(authorizationOf(payment), now);
    if (declined === null) await noteCharged(db, checkoutId, now);
    else await settlePayments(services, await revoke(services, checkoutId, declined, now));
  }
  if (payment?.state === 'GIVING_BACK') {
    await move(db, checkoutId, ['GIVING_BACK'], await takeBack(services, payment, now), now);
  }
}

/** What was taken has a name at the bank. */
function authorizationOf({ authorizationId, checkoutId }: Payment): string {
  if (authorizationId === null) throw new Error(`Nothing is held for checkout ${checkoutId}.`);
  return authorizationId;
}

/** Without a name the bank is asked by ours: nobody has heard whether it holds anything. */
async function takeBack(
  { bank }: Settling,
  { authorizationId, checkoutId, attempt }: Payment,
  now: Date,
): Promise<'VOIDED' | 'REFUNDED' | 'RETURNED'> {
  if (authorizationId !== null) return bank.giveBack(authorizationId, now);
  await bank.release(keyOfHold(checkoutId, attempt), now);
  return 'VOIDED';
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
    // The account is deleted, and what it bought with it.
    if (!found)
      return (await move(tx, checkoutId, ['CAPTURING'], 'GIVING_BACK', now)) ? [checkoutId] : [];
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

/** Held money of a purchase that ends without being finalized goes back; also when the purchase is gone with its account. */
export function letGo(services: Settling, checkoutId: string): Promise<void> {
  return endUnfinalized(services, checkoutId, ['AUTHORIZED']);
}

async function endUnfinalized(
  services: Settling,
  checkoutId: string,
  held: PaymentState[],
): Promise<void> {
  const { db, clock } = services;
  const goesBack = await db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId))
      .for('update');
    return (
      checkout?.state !== 'FINALIZED' &&
      (await move(tx, checkoutId, held, 'GIVING_BACK', clock.now()))
    );
  });
  if (goesBack) await settlePayments(services, [checkoutId]);
}

/** Older decisions than this are left over from a process that died; younger ones are being told right now. */
const leftOverMinutes = 1;

/** Held money is let go this long after the last attempt to finalize. */
const heldMinutes = 35;

/**
 * Finishes what processes that died have left: decisions the bank has not heard of, and money that is held for nothing or may be, since
 * nobody has heard the bank's answer.
 */
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
        inArray(payments.state, heldForNothing),
        or(isNull(checkouts.id), ne(checkouts.state, 'FINALIZED')),
        lt(payments.updatedAt, addMinutes(now, -heldMinutes)),
        isDue(now),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(100);
  await eachAlone(
    'Letting money go',
    held.map(({ id }) => id),
    (id) => endUnfinalized(services, id, [...heldForNothing]),
    (id) => noteFailure(services, id),
  );
}
