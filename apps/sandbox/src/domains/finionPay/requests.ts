/** Paying later with FINION_PAY: the service asks the customer for agreement and pays the studio immediately. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import {
  checkState,
  lockCheckout,
  checkoutState,
  checkoutsOfAccount,
  type StoredCheckout,
  amountDueCents,
} from '../checkouts/rules.ts';
import { checkouts } from '../checkouts/tables.ts';
import { challengePath } from '../payments/challengePath.ts';
import { studios } from '../studios/tables.ts';
import { payLaterRequests } from './tables.ts';
import { methodNotAllowed } from '../payments/methods.ts';

export type PayLaterRequest = typeof payLaterRequests.$inferSelect;

type View = { request: PayLaterRequest; checkout: StoredCheckout; zoneId: string };

/** How long the customer may take to answer, and to finalize after agreeing; never longer than the checkout is open. */
const validMinutes = 15;

/** Checkout states in which an agreement is of use. */
const agreementStates: ReadonlySet<Schemas['CheckoutState']> = new Set([
  'AUTHENTICATED',
  'FINALIZED',
]);

/**
 * Returns the externally visible state. It depends on the checkout: an open request expires by time or when the checkout stops waiting for it, and an agreement expires if the purchase is abandoned.
 */
export function payLaterState(
  { state, tokenValidUntil }: PayLaterRequest,
  checkout: StoredCheckout,
  now: Date,
): Schemas['FinionPayPaymentRequest']['state'] {
  const bought = checkoutState(checkout, now);
  const isOver =
    (state === 'OPEN' && (now > tokenValidUntil || bought !== 'CREATED')) ||
    (state === 'AGREED' && !agreementStates.has(bought));
  return isOver ? 'EXPIRED' : state;
}

/**
 * Requests payment of a checkout; returns the open request if there is one.
 * @throws 409 if the checkout is in another state, 422 if it has another payment method
 */
export async function createPayLaterRequest(
  db: Database,
  id: string,
  returnPath: string,
  now: Date,
): Promise<PayLaterRequest> {
  return db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout.paymentMethod !== 'FINION_PAY')
      throw methodNotAllowed(checkout.paymentMethod ?? 'FINION_PAY');
    checkState(checkout, ['CREATED'], now);
    const [open] = await tx
      .select()
      .from(payLaterRequests)
      .where(
        and(
          eq(payLaterRequests.checkoutId, id),
          eq(payLaterRequests.state, 'OPEN'),
          gt(payLaterRequests.tokenValidUntil, now),
        ),
      );
    if (open) return open;
    const latest = addMinutes(now, validMinutes);
    const tokenValidUntil = latest < checkout.expiresAt ? latest : checkout.expiresAt;
    const [request] = await tx
      .insert(payLaterRequests)
      .values({
        id: randomUUID(),
        checkoutId: id,
        state: 'OPEN',
        returnPath,
        tokenValidUntil,
        createdAt: now,
      })
      .returning();
    if (!request) throw new Error('The request to pay later was not stored.');
    return request;
  });
}

/** Records the customer's answer; only the first one counts. */
export async function recordPayLaterAnswer(
  db: Database,
  { id, checkoutId }: PayLaterRequest,
  answer: 'confirm' | 'decline',
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    const [request] = await tx
      .select()
      .from(payLaterRequests)
      .where(eq(payLaterRequests.id, id))
      .for('update');
    if (!request || payLaterState(request, checkout, now) !== 'OPEN') return;
    const agreed = answer === 'confirm';
    await tx
      .update(payLaterRequests)
      .set({ state: agreed ? 'AGREED' : 'REFUSED' })
      .where(eq(payLaterRequests.id, id));
    // The agreement also limits the checkout, which cannot be finalized afterwards.
    const outcome = agreed
      ? ({ state: 'AUTHENTICATED', expiresAt: request.tokenValidUntil } as const)
      : ({ state: 'FAILED', failureReason: 'AUTHENTICATION_FAILED' } as const);
    await tx.update(checkouts).set(outcome).where(eq(checkouts.id, checkoutId));
  });
}

/** Loads the requests for checkouts that an account started, newest first. @param checkoutId null for all checkouts */
export async function loadRequests(
  db: Database,
  accountId: number,
  checkoutId: string | null,
): Promise<View[]> {
  return db
    .select({ request: payLaterRequests, checkout: checkouts, zoneId: studios.zoneId })
    .from(payLaterRequests)
    .innerJoin(checkouts, eq(checkouts.id, payLaterRequests.checkoutId))
    .innerJoin(studios, eq(studios.id, checkouts.studioId))
    .where(
      and(
        checkoutsOfAccount(accountId),
        checkoutId === null ? undefined : eq(checkouts.id, checkoutId),
      ),
    )
    .orderBy(desc(payLaterRequests.createdAt), desc(payLaterRequests.id))
    .limit(100);
}

export function toPaymentRequest(
  { request, checkout, zoneId }: View,
  now: Date,
): Schemas['FinionPayPaymentRequest'] {
  const state = payLaterState(request, checkout, now);
  return {
    id: request.id,
    checkoutId: checkout.id,
    amount: money(amountDueCents(checkout), checkout.currency),
    state,
    serviceUrl: state === 'OPEN' ? challengePath(request.id) : null,
    createdAt: zoned(request.createdAt, zoneId),
    tokenValidUntil: zoned(request.tokenValidUntil, zoneId),
  };
}
