/** The one step that takes money: a place and its payment, or neither. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { lockAppointment, placeFor, storeBooking } from '../bookings/rules.ts';
import { offers } from '../courses/tables.ts';
import { markAuthenticated, needsChallenge } from '../payments/instruments.ts';
import { authorizePayment, chargePayment } from '../payments/ledger.ts';
import { studios } from '../studios/tables.ts';
import {
  bookerOf,
  checkState,
  instrumentOfCheckout,
  lockCheckout,
  type StoredCheckout,
} from './rules.ts';
import { checkouts } from './tables.ts';

type Outcome = { checkout: StoredCheckout; declined: Schemas['DeclineReason'] | null };

/**
 * Books and charges. Called again, also at the same time and from another process, it answers what the first call did: the
 * row of the checkout is locked, and its payment has the checkout as its key.
 * @throws 409 when no place can be had or the state does not allow it, 422 when the bank declines; the checkout is FAILED then
 */
export async function finalizeCheckout(
  db: Database,
  { id, appointmentId }: StoredCheckout,
  now: Date,
): Promise<StoredCheckout> {
  const { checkout, declined } = await db.transaction(async (tx) => {
    // The appointment first, as in every transaction that books, so that no two wait for each other.
    const appointment = await lockAppointment(tx, appointmentId);
    const locked = await lockCheckout(tx, id);
    if (locked.state === 'FINALIZED') return { checkout: locked, declined: null };
    if (locked.state === 'FAILED')
      return { checkout: locked, declined: locked.failureReason ?? 'CARD_REFUSED' };
    await checkConfirmed(tx, locked, now);
    const booker = bookerOf(locked);
    const status = await placeFor(tx, appointment, booker, locked.joinWaitingList, now);
    return settle(tx, locked, status, now);
  });
  // Thrown out here: inside, it would undo that the checkout has failed.
  if (declined !== null)
    throw fault(422, 'payment.error.declined', 'The bank has declined the payment', {
      args: [{ type: 'STRING', value: declined }],
    });
  return checkout;
}

/** A checkout that the bank wants confirmed is not finalized before it is. */
async function checkConfirmed(tx: Database, checkout: StoredCheckout, now: Date): Promise<void> {
  const unasked = checkout.state === 'CREATED' && checkout.priceCents > 0;
  const asks = unasked && needsChallenge(await instrumentOfCheckout(tx, checkout));
  checkState(checkout, asks ? ['AUTHENTICATED'] : ['CREATED', 'AUTHENTICATED'], now);
}

async function settle(
  tx: Database,
  checkout: StoredCheckout,
  status: 'BOOKED' | 'WAITING',
  now: Date,
): Promise<Outcome> {
  const { id, priceCents, appointmentId } = checkout;
  const costs = priceCents > 0;
  const declined = costs && status === 'BOOKED' ? await chargePayment(tx, checkout, now) : null;
  if (declined !== null) {
    await tx
      .update(checkouts)
      .set({ state: 'FAILED', failureReason: declined })
      .where(eq(checkouts.id, id));
    return { checkout, declined };
  }
  if (costs && status === 'WAITING') await authorizePayment(tx, checkout, now);
  const [offer] = await tx.select().from(offers).where(eq(offers.id, checkout.offerId));
  const payer = { paidWith: offer?.name ?? null, ...(costs ? { priceCents } : {}) };
  const booking = await storeBooking(tx, appointmentId, bookerOf(checkout), status, payer, now);
  await tx
    .update(checkouts)
    .set({ state: 'FINALIZED', bookingId: booking.id })
    .where(eq(checkouts.id, id));
  if (checkout.instrumentId !== null) await markAuthenticated(tx, checkout.instrumentId);
  if (checkout.accountId !== null && offer) {
    const [studio] = await tx.select().from(studios).where(eq(studios.id, offer.studioId));
    const by = {
      operationId: 'finalizeCheckout' as const,
      context: { 'X-Tenant': studio?.tenant },
      account: { id: checkout.accountId },
    };
    if (studio) await becomeCustomer(tx, by, studio, checkout.customerData, now);
  }
  return { checkout: { ...checkout, state: 'FINALIZED', bookingId: booking.id }, declined: null };
}
