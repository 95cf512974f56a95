/** The one step that takes money: what is bought and its payment, or neither. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { checkStillActs } from '../family/family.ts';
import { once } from '../idempotency/once.ts';
import type { DeclineReason } from '../payments/bank.ts';
import { markAuthenticated } from '../payments/instruments.ts';
import {
  forgetAsking,
  isHeld,
  keyOfHold,
  noteAsking,
  recordHeld,
  takeHeld,
} from '../payments/ledger.ts';
import { studios } from '../studios/tables.ts';
import {
  asksHolder,
  chargeableOf,
  checkState,
  findCheckout,
  lockCheckout,
  type StoredCheckout,
} from './rules.ts';
import { letGo, type Settling, settlePayments } from './settling.ts';
import { subjects } from './subjects.ts';
import { checkouts } from './tables.ts';

/**
 * How often held money may be let go by another request, or the bank not say what has become of it, before the buyer is told that it is
 * still open.
 */
const attempts = 4;

/**
 * Hands over and charges. The bank holds the money before anything is locked and takes it after the transaction, so nobody waits for
 * a bank. Called again, also at the same time and from another process, it answers what the first call did: the row of the checkout
 * is locked, and the bank is asked under a key made from it. As long as it is not known what the bank makes of an earlier attempt, the
 * checkout is answered as it was, and asking again goes on.
 * @param key value of Idempotency-Key, so that one order is not finalized as two checkouts; null without one
 * @throws 403 where the buyer no longer acts for whom it was begun for; 409 when it cannot be had or the state does not allow it, and what was held goes back; 422 when the bank declines, and the
 *   checkout is FAILED then
 */
export async function finalizeCheckout(
  services: Settling,
  found: StoredCheckout,
  key: string | null,
): Promise<StoredCheckout> {
  const { db, clock } = services;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const checkout = await findCheckout(db, eq(checkouts.id, found.id));
    if (checkout.state === 'FINALIZED') return checkout;
    if (checkout.state === 'FAILED') throw declinedBy(checkout.failureReason ?? 'CARD_REFUSED');
    await checkConfirmed(db, checkout, now);
    await checkStillActs(db, checkout, now);
    if (checkout.priceCents > 0 && !(await holdMoney(services, checkout, now))) continue;
    try {
      if (!(await settle(db, checkout, key, now))) continue;
    } catch (error) {
      await letGo(services, checkout.id);
      throw error;
    }
    // The next round answers what has come of it: the bank may refuse even now.
    await settlePayments(services, [checkout.id]);
  }
  return findCheckout(db, eq(checkouts.id, found.id));
}

function declinedBy(reason: DeclineReason): Error {
  return fault(422, 'payment.error.declined', 'The bank has declined the payment', {
    args: [{ type: 'STRING', value: reason }],
  });
}

/** A checkout that the bank wants confirmed is not finalized before it is. */
async function checkConfirmed(db: Database, checkout: StoredCheckout, now: Date): Promise<void> {
  const asks = checkout.state === 'CREATED' && (await asksHolder(db, checkout));
  checkState(checkout, asks ? ['AUTHENTICATED'] : ['CREATED', 'AUTHENTICATED'], now);
}

/** @returns whether the bank may hold the price; false when it refuses, and the checkout is FAILED then */
async function holdMoney(
  services: Settling,
  checkout: StoredCheckout,
  now: Date,
): Promise<boolean> {
  const { db, bank } = services;
  // What an earlier attempt has given back is given back before the next one begins.
  await settlePayments(services, [checkout.id]);
  const attempt = await db.transaction(async (tx) => {
    const locked = await lockCheckout(tx, checkout.id);
    // Another request has ended it meanwhile: the next round answers that.
    if (locked.state === 'FINALIZED' || locked.state === 'FAILED') return 'ended';
    await checkConfirmed(tx, locked, now);
    return noteAsking(tx, locked, now);
  });
  if (attempt === 'ended') return false;
  if (attempt === null) return true;
  const held = await bank.authorize(
    {
      key: keyOfHold(checkout.id, attempt),
      amountCents: checkout.priceCents,
      currency: checkout.currency,
      card: await chargeableOf(db, checkout),
      isDebit: checkout.paymentMethod === 'DIRECT_DEBIT',
    },
    now,
  );
  if ('declined' in held) await fail(db, checkout.id, held.declined, attempt);
  else await recordHeld(db, checkout.id, { ...held, attempt }, now);
  return !('declined' in held);
}

async function fail(
  db: Database,
  id: string,
  declined: DeclineReason,
  attempt: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockCheckout(tx, id);
    await forgetAsking(tx, id, attempt);
    if (state === 'FINALIZED' || state === 'CANCELED') return;
    await tx
      .update(checkouts)
      .set({ state: 'FAILED', failureReason: declined })
      .where(eq(checkouts.id, id));
  });
}

/** @returns whether the checkout is finalized; false when its money has been let go meanwhile, so that the bank is to be asked again */
function settle(
  db: Database,
  { id, type, accountId }: StoredCheckout,
  key: string | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const subject = await subjects[type].lock(tx, id);
    const checkout = await lockCheckout(tx, id);
    if (checkout.state === 'FINALIZED') return true;
    await checkConfirmed(tx, checkout, now);
    const costs = checkout.priceCents > 0;
    if (costs && !(await isHeld(tx, id))) return false;
    const delivery = await subject.check(checkout, now);
    await once(
      tx,
      { key, operation: 'finalizeCheckout', accountId, request: id },
      now,
      async () => id,
    );
    await subject.settle(checkout, delivery, now);
    if (costs && delivery === 'NOW') await takeHeld(tx, id, now);
    await tx.update(checkouts).set({ state: 'FINALIZED' }).where(eq(checkouts.id, id));
    if (checkout.instrumentId !== null) await markAuthenticated(tx, checkout.instrumentId);
    if (accountId !== null) await becomeCustomerOf(tx, accountId, checkout, now);
    // What is paid for is told once it is charged (settling.ts).
    if (delivery === 'LATER') await subjects[type].tell?.(tx, id, 'WAITS');
    else if (!costs) await subjects[type].tell?.(tx, id, 'HANDED_OVER');
    return true;
  });
}

async function becomeCustomerOf(
  tx: Database,
  accountId: number,
  { studioId, customerData }: StoredCheckout,
  now: Date,
): Promise<void> {
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  // Whoever pays what they owe is a customer already.
  if (!studio || customerData === null) return;
  const by = {
    operationId: 'finalizeCheckout' as const,
    context: { 'X-Tenant': studio.tenant },
    account: { id: accountId },
  };
  await becomeCustomer(tx, by, studio, customerData, now);
}
