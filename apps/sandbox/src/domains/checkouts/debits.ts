/** Direct debits arrive days after they are taken, or come back. The sample bank's days are minutes. */
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eachAlone } from '../../server/eachAlone.ts';
import { addMinutes } from '../../time.ts';
import { move, type Payment } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { lockCheckout, type StoredCheckout } from './rules.ts';
import { isDue, noteFailure, settlePayments, type Settling } from './settling.ts';
import { subjects } from './subjects.ts';
import { checkouts } from './tables.ts';

/** How long a direct debit is on its way. */
const debitMinutes = 5;

/** Asks the bank what has become of the debits whose time is over. */
export async function settleDebits(services: Settling): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const pending = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'PENDING'),
        lt(payments.takenAt, addMinutes(now, -debitMinutes)),
        isDue(now),
      ),
    )
    .orderBy(asc(payments.takenAt))
    .limit(100);
  await eachAlone(
    'Asking for a debit',
    pending,
    (payment) => settleDebit(services, payment, now),
    ({ checkoutId }) => noteFailure(services, checkoutId),
  );
}

async function settleDebit(
  services: Settling,
  { checkoutId, authorizationId }: Payment,
  now: Date,
): Promise<void> {
  const { db, bank } = services;
  if (authorizationId === null) throw new Error(`Nothing was taken for checkout ${checkoutId}.`);
  const outcome = await bank.settle(authorizationId, now);
  const due = await db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (outcome === 'SETTLED') await arrived(tx, checkoutId, checkout ?? null, now);
    return outcome === 'RETURNED' ? cameBack(tx, checkoutId, checkout ?? null, now) : [];
  });
  await settlePayments(services, due);
}

/** Whoever notes it tells the buyer; of several at once one does. */
async function arrived(
  tx: Database,
  checkoutId: string,
  checkout: StoredCheckout | null,
  now: Date,
): Promise<void> {
  const moved = await move(tx, checkoutId, ['PENDING'], 'CHARGED', now);
  if (moved && checkout) await subjects[checkout.type].tell?.(tx, checkoutId, 'SETTLED');
}

/**
 * What is still to come is taken back; what has been had is owed to the studio.
 * @param checkout null: the account that bought it is deleted
 * @returns checkouts of others whose money is due by that
 */
async function cameBack(
  tx: Database,
  checkoutId: string,
  checkout: StoredCheckout | null,
  now: Date,
): Promise<string[]> {
  if (!checkout) {
    await move(tx, checkoutId, ['PENDING'], 'RETURNED', now);
    return [];
  }
  const subject = subjects[checkout.type];
  const locked = await subject.lock(tx, checkoutId);
  await lockCheckout(tx, checkoutId);
  if (!(await move(tx, checkoutId, ['PENDING'], 'RETURNED', now))) return [];
  const booked = await subject.appointmentsOf(tx, checkoutId);
  // What is at no time, such as a pack, is taken back whenever that is.
  if (booked.some(({ startsAt }) => startsAt <= now)) {
    await subject.tell?.(tx, checkoutId, 'OWED');
    return [];
  }
  await tx
    .update(checkouts)
    .set({ state: 'FAILED', failureReason: 'DEBIT_RETURNED' })
    .where(eq(checkouts.id, checkoutId));
  const due = await locked.revoke('DECLINED', now);
  await subject.tell?.(tx, checkoutId, 'RETURNED');
  return due;
}
