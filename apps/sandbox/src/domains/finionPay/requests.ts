/** Paying later by the service FINION_PAY: it asks the holder, and pays the studio at once. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { addMinutes, zoned } from '../../time.ts';
import { methodNotAllowed } from '../checkouts/begin.ts';
import {
  checkState,
  lockCheckout,
  checkoutState as checkoutState,
  type StoredCheckout,
} from '../checkouts/rules.ts';
import { checkouts } from '../checkouts/tables.ts';
import { challengePath } from '../payments/challengePath.ts';
import { studios } from '../studios/tables.ts';
import { payLaterRequests } from './tables.ts';

export type PayLaterRequest = typeof payLaterRequests.$inferSelect;

type View = { request: PayLaterRequest; checkout: StoredCheckout; zoneId: string };

/** How long the holder may think, and the studio wait for the order after a yes; never longer than the checkout is open. */
const validMinutes = 15;

/** States of a checkout in which an agreement to pay it later is of use. */
const wantsAgreement: ReadonlySet<Schemas['CheckoutState']> = new Set([
  'AUTHENTICATED',
  'FINALIZED',
]);

/**
 * State for readers. It ends with its checkout: one that nobody has answered is EXPIRED after its time, or when the checkout is not
 * waiting for it any more, and so is a yes to what is not bought in the end.
 */
export function stateOf(
  { state, tokenValidUntil }: PayLaterRequest,
  checkout: StoredCheckout,
  now: Date,
): Schemas['FinionPayPaymentRequest']['state'] {
  const bought = checkoutState(checkout, now);
  const isOver =
    (state === 'OPEN' && (now > tokenValidUntil || bought !== 'CREATED')) ||
    (state === 'AGREED' && !wantsAgreement.has(bought));
  return isOver ? 'EXPIRED' : state;
}

/**
 * Asks the service for a checkout; as long as one request is open it is that one.
 * @throws 409 when the checkout is begun no more, 422 when it is paid in another way
 */
export async function requestPayLater(
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

/** The holder has answered at the service; the first answer counts. */
export async function answerPayLater(
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
    if (!request || stateOf(request, checkout, now) !== 'OPEN') return;
    const agreed = answer === 'confirm';
    await tx
      .update(payLaterRequests)
      .set({ state: agreed ? 'AGREED' : 'REFUSED' })
      .where(eq(payLaterRequests.id, id));
    // The agreement ends the time of the checkout, too: after it nothing is finalized.
    const outcome = agreed
      ? ({ state: 'AUTHENTICATED', expiresAt: request.tokenValidUntil } as const)
      : ({ state: 'FAILED', failureReason: 'AUTHENTICATION_FAILED' } as const);
    await tx.update(checkouts).set(outcome).where(eq(checkouts.id, checkoutId));
  });
}

/** Requests for checkouts of an account, the newest first. @param checkoutId null: of all of them */
export async function requestsOf(
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
        eq(checkouts.accountId, accountId),
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
  const state = stateOf(request, checkout, now);
  return {
    id: request.id,
    checkoutId: checkout.id,
    amount: money(checkout.priceCents, checkout.currency),
    state,
    serviceUrl: state === 'OPEN' ? challengePath(request.id) : null,
    createdAt: zoned(request.createdAt, zoneId),
    tokenValidUntil: zoned(request.tokenValidUntil, zoneId),
  };
}
