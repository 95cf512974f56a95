/** Payments: at most one for each checkout, and only the steps that money can take. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { checkouts } from '../checkouts/tables.ts';
import { declineOf, type DeclineReason } from './bank.ts';
import { paymentInstruments, payments, type PaymentState } from './tables.ts';

export type Payment = typeof payments.$inferSelect;

type Purchase = {
  id: string;
  priceCents: number;
  currency: string;
  instrumentId: number | null;
};

/** Reserves the price for a booking that waits; nothing is charged. */
export async function authorizePayment(tx: Database, purchase: Purchase, now: Date): Promise<void> {
  await record(tx, purchase, 'AUTHORIZED', now);
}

/**
 * Charges a purchase.
 * @returns why the bank declines it, and then nothing is recorded; null when it is charged
 */
export async function chargePayment(
  tx: Database,
  purchase: Purchase,
  now: Date,
): Promise<DeclineReason | null> {
  const declined = await askBank(tx, purchase.instrumentId, now);
  if (declined === null) await record(tx, purchase, 'CHARGED', now);
  return declined;
}

/** Charges what was authorized while its booking waited. */
export async function captureAuthorized(
  tx: Database,
  payment: Payment,
  now: Date,
): Promise<DeclineReason | null> {
  const declined = await askBank(tx, payment.instrumentId, now);
  await move(tx, payment, declined === null ? 'CHARGED' : 'VOIDED', now);
  return declined;
}

/**
 * Undoes the payment of a booking: what was charged is paid back, what was authorized is let go.
 * @returns the payment that was paid back; null when nothing had been charged
 */
export async function reversePayment(
  tx: Database,
  bookingId: number,
  now: Date,
): Promise<Payment | null> {
  const payment = await paymentOfBooking(tx, bookingId);
  if (payment?.state === 'AUTHORIZED') await move(tx, payment, 'VOIDED', now);
  if (payment?.state !== 'CHARGED') return null;
  await move(tx, payment, 'REFUNDED', now);
  return payment;
}

export async function paymentOfBooking(db: Database, bookingId: number): Promise<Payment | null> {
  const [found] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(checkouts.bookingId, bookingId));
  return found?.payment ?? null;
}

export async function paymentOfCheckout(db: Database, checkoutId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return payment ?? null;
}

async function askBank(
  tx: Database,
  instrumentId: number | null,
  now: Date,
): Promise<DeclineReason | null> {
  if (instrumentId === null) return declineOf(null, now);
  const [card] = await tx
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.id, instrumentId));
  return declineOf(card ?? null, now);
}

/** The primary key is the checkout: a second payment for it fails, whatever the code above does. */
async function record(
  tx: Database,
  { id, priceCents, currency, instrumentId }: Purchase,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await tx.insert(payments).values({
    checkoutId: id,
    state,
    amountCents: priceCents,
    currency,
    instrumentId,
    updatedAt: now,
  });
}

async function move(tx: Database, payment: Payment, state: PaymentState, now: Date): Promise<void> {
  const moved = await tx
    .update(payments)
    .set({ state, updatedAt: now })
    .where(and(eq(payments.checkoutId, payment.checkoutId), eq(payments.state, payment.state)))
    .returning({ state: payments.state });
  if (moved.length !== 1) throw new Error(`The payment is no longer ${payment.state}.`);
}
