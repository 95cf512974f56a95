/** Finalizing: hands over the purchase and takes the payment, or neither. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { checkStillActing } from '../family/family.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import type { DeclineReason } from '../../platform/bank/bank.ts';
import { markAuthenticated } from '../payments/instruments.ts';
import {
  deleteHoldRequest,
  isHeld,
  holdKey,
  recordHoldRequest,
  recordHold,
  startCapture,
} from '../payments/ledger.ts';
import { spendVoucher, voucherNotRedeemable } from '../payments/vouchers.ts';
import { studios } from '../studios/tables.ts';
import {
  amountDueCents,
  needsConfirmation,
  findChargeable,
  checkState,
  findCheckout,
  lockCheckout,
  type StoredCheckout,
} from './rules.ts';
import { releaseHold, type SettlementServices, settlePayments } from './settling.ts';
import { checkouts } from './tables.ts';

/**
 * How often to retry when another request releases the hold or the bank's response is missing, before the checkout is
 * returned unchanged.
 */
const attempts = 4;

/**
 * Finalizes a checkout. The hold is placed before anything is locked and captured after the transaction, so that no one
 * waits for a slow bank while rows are locked. Idempotent, also across concurrent requests and processes: the checkout
 * row is locked and the bank's idempotency key derives from it. While the outcome of an earlier attempt is unknown, the
 * checkout is returned unchanged and the client can retry.
 * @param key Idempotency-Key, so that one order is not finalized as two checkouts; null without one
 * @throws 403 if the buyer may no longer act for the person it was started for; 409 if it is not available or in the
 * wrong state, and the hold is released; 422 if the voucher has been spent otherwise, or if the bank declines, and the
 * checkout becomes FAILED
 */
export async function finalizeCheckout(
  services: SettlementServices,
  found: StoredCheckout,
  key: string | null,
): Promise<StoredCheckout> {
  const { db, clock } = services;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const checkout = await findCheckout(db, eq(checkouts.id, found.id));
    if (checkout.state === 'FINALIZED') return checkout;
    if (checkout.state === 'FAILED') throw declinedError(checkout.failureReason ?? 'CARD_REFUSED');
    await checkConfirmed(db, checkout, now);
    await checkStillActing(db, checkout, now);
    if (amountDueCents(checkout) > 0 && !(await placeHold(services, checkout, now))) continue;
    try {
      if (!(await settle(services, checkout, key, now))) continue;
    } catch (error) {
      await releaseHold(services, checkout.id);
      throw error;
    }
    // The next round returns the result: the bank may still decline the capture.
    await settlePayments(services, [checkout.id]);
  }
  return findCheckout(db, eq(checkouts.id, found.id));
}

function declinedError(reason: DeclineReason): Error {
  return apiError(422, 'payment.error.declined', 'The bank has declined the payment', {
    args: [{ type: 'STRING', value: reason }],
  });
}

/** Requires a confirmation if the bank asks for one. */
async function checkConfirmed(db: Database, checkout: StoredCheckout, now: Date): Promise<void> {
  const asks = checkout.state === 'CREATED' && (await needsConfirmation(db, checkout));
  checkState(checkout, asks ? ['AUTHENTICATED'] : ['CREATED', 'AUTHENTICATED'], now);
}

/** @returns whether there is a hold; false if the bank declines, and the checkout becomes FAILED */
async function placeHold(
  services: SettlementServices,
  checkout: StoredCheckout,
  now: Date,
): Promise<boolean> {
  const { db, bank } = services;
  // Complete the release of an earlier hold before requesting a new one.
  await settlePayments(services, [checkout.id]);
  const attempt = await db.transaction(async (tx) => {
    const locked = await lockCheckout(tx, checkout.id);
    // Another request has ended it; the next round returns that result.
    if (locked.state === 'FINALIZED' || locked.state === 'FAILED') return 'ended';
    await checkConfirmed(tx, locked, now);
    return recordHoldRequest(tx, { ...locked, amountCents: amountDueCents(locked) }, now);
  });
  if (attempt === 'ended') return false;
  if (attempt === null) return true;
  const held = await bank.authorize(
    {
      key: holdKey(checkout.id, attempt),
      amountCents: amountDueCents(checkout),
      currency: checkout.currency,
      card: await findChargeable(db, checkout),
      isDebit: checkout.paymentMethod === 'DIRECT_DEBIT',
    },
    now,
  );
  if ('declined' in held) await markFailed(db, checkout.id, held.declined, attempt);
  else await recordHold(db, checkout.id, { ...held, attempt }, now);
  return !('declined' in held);
}

async function markFailed(
  db: Database,
  id: string,
  declined: DeclineReason,
  attempt: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockCheckout(tx, id);
    await deleteHoldRequest(tx, id, attempt);
    if (state === 'FINALIZED' || state === 'CANCELED') return;
    await tx
      .update(checkouts)
      .set({ state: 'FAILED', failureReason: declined })
      .where(eq(checkouts.id, id));
  });
}

/**
 * @returns whether the checkout is finalized; false if the hold was released concurrently and must be requested again
 */
function settle(
  { db, subjects }: SettlementServices,
  { id, type, accountId }: StoredCheckout,
  key: string | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const subject = await subjects[type].lock(tx, id);
    const checkout = await lockCheckout(tx, id);
    if (checkout.state === 'FINALIZED') return true;
    await checkConfirmed(tx, checkout, now);
    const costs = amountDueCents(checkout) > 0;
    if (costs && !(await isHeld(tx, id))) return false;
    const delivery = await subject.check(checkout, now);
    await runIdempotent(
      tx,
      { key, operation: 'finalizeCheckout', accountId, request: id },
      now,
      async () => id,
    );
    await subject.settle(checkout, delivery, now);
    if (costs && delivery === 'NOW') await startCapture(tx, id, now);
    await tx.update(checkouts).set({ state: 'FINALIZED' }).where(eq(checkouts.id, id));
    if (checkout.instrumentId !== null) await markAuthenticated(tx, checkout.instrumentId);
    if (accountId !== null) await registerCustomer(tx, accountId, checkout, now);
    await payWithVoucher(tx, checkout, now);
    // Paid purchases are announced once they are charged (settling.ts).
    if (delivery === 'LATER') await subjects[type].notify?.(tx, id, 'WAITS');
    else if (!costs) await subjects[type].notify?.(tx, id, 'HANDED_OVER');
    return true;
  });
}

/** @throws 422 if less is left on the voucher than when the checkout was created */
async function payWithVoucher(
  tx: Database,
  { id, voucherId, voucherCents }: StoredCheckout,
  now: Date,
): Promise<void> {
  if (voucherCents === 0) return;
  const isSpent =
    voucherId !== null &&
    (await spendVoucher(tx, { voucherId, amountCents: voucherCents }, { checkoutId: id }, now));
  if (!isSpent) throw voucherNotRedeemable();
}

async function registerCustomer(
  tx: Database,
  accountId: number,
  { studioId, customerData }: StoredCheckout,
  now: Date,
): Promise<void> {
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  // Without customer data the buyer pays a debt and is a customer already.
  if (!studio || customerData === null) return;
  const by = {
    operationId: 'finalizeCheckout' as const,
    context: { 'X-Tenant': studio.tenant },
    account: { id: accountId },
  };
  await becomeCustomer(tx, by, studio, customerData, now);
}
