/** Rules common to all checkouts: states, ownership and confirmation by the holder. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import type { Chargeable } from '../../platform/bank/bank.ts';
import { type Instrument, needsChallenge } from '../payments/instruments.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { checkouts } from './tables.ts';

export type StoredCheckout = typeof checkouts.$inferSelect;

const openStates: ReadonlySet<string> = new Set([
  'CREATED',
  'AUTHENTICATION_REQUIRED',
  'AUTHENTICATED',
]);

export function checkoutNotFound(): Error {
  return apiError(404, 'checkout.error.notfound', 'There is no such checkout');
}

/**
 * Returns the externally visible state: an open checkout expires, and a delayed confirmation stays hidden until it
 * becomes known.
 */
export function checkoutState(
  { state, expiresAt, answersAt }: Pick<StoredCheckout, 'state' | 'expiresAt' | 'answersAt'>,
  now: Date,
): Schemas['CheckoutState'] {
  if (openStates.has(state) && now > expiresAt) return 'EXPIRED';
  const unknownYet = answersAt !== null && now < answersAt;
  return state === 'AUTHENTICATED' && unknownYet ? 'AUTHENTICATION_REQUIRED' : state;
}

/** @throws 409 in any other state; an expired checkout includes its expiry */
export function checkState(
  checkout: StoredCheckout,
  allowed: readonly Schemas['CheckoutState'][],
  now: Date,
): void {
  const state = checkoutState(checkout, now);
  if (allowed.includes(state)) return;
  if (state === 'EXPIRED')
    throw apiError(409, 'checkout.error.expired', 'The checkout has expired', {
      args: [timestamp(checkout.expiresAt)],
    });
  throw wrongState(state);
}

function wrongState(state: string): Error {
  const text = 'The checkout is not in a state that allows this';
  return apiError(409, 'checkout.error.wrongstate', text, {
    args: [{ type: 'STRING', value: state }],
  });
}

/**
 * Matches checkouts started by an account, for itself or for someone else. The person who started it pays, so it does
 * not belong to the person it is bought for.
 */
export const checkoutsOfAccount = (accountId: number | AnyPgColumn): SQL | undefined =>
  or(
    eq(checkouts.bookedBy, accountId),
    and(isNull(checkouts.bookedAs), eq(checkouts.accountId, accountId)),
  );

/** Matches the checkout with this id if the account started it. */
export function checkoutOfAccount(id: string, accountId: number): SQL | undefined {
  return and(eq(checkouts.id, id), checkoutsOfAccount(accountId));
}

/** Matches the checkout with this public token. */
export function checkoutWithToken(publicToken: string): SQL | undefined {
  return eq(checkouts.publicToken, publicToken);
}

/** Matches the checkout of a payment request; knowing its id grants access. */
export function requestCheckoutWithId(id: string): SQL | undefined {
  return and(eq(checkouts.id, id), eq(checkouts.type, 'PAYMENT_REQUEST'));
}

/** Returns the data entered in the contact step. @throws if the checkout has none */
export function requireCustomerData({ id, customerData }: StoredCheckout): Schemas['CustomerData'] {
  if (customerData === null) throw new Error(`Checkout ${id} has no customer data.`);
  return customerData;
}

/** Returns the columns naming the person who bought for someone else. */
export const bookedByValues = ({ bookedBy, bookedAs }: StoredCheckout) => ({ bookedBy, bookedAs });

/** Returns the columns naming the owner, as needed by bookings. */
export const buyerColumns = (checkout: StoredCheckout) => ({
  accountId: checkout.accountId,
  customerData: requireCustomerData(checkout),
});

/** @throws 404 */
export async function findCheckout(db: Database, where: SQL | undefined): Promise<StoredCheckout> {
  const [checkout] = await db.select().from(checkouts).where(where);
  if (!checkout) throw checkoutNotFound();
  return checkout;
}

/** Locks a checkout until the transaction ends; lock its subject first, if needed. @throws 404 */
export async function lockCheckout(tx: Database, id: string): Promise<StoredCheckout> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  if (!checkout) throw checkoutNotFound();
  return checkout;
}

export async function findCheckoutInstrument(
  db: Database,
  { instrumentId }: Pick<StoredCheckout, 'instrumentId'>,
): Promise<Instrument | null> {
  if (instrumentId === null) return null;
  const [instrument] = await db
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.id, instrumentId));
  return instrument ?? null;
}

/**
 * Returns what the bank is to charge; null if the instrument was deleted. FINION_PAY always pays approved amounts.
 */
export async function findChargeable(
  db: Database,
  checkout: StoredCheckout,
): Promise<Chargeable | null> {
  if (checkout.paymentMethod === 'FINION_PAY')
    return { behaviour: 'PAYS', expiryMonth: null, expiryYear: null };
  return findCheckoutInstrument(db, checkout);
}

/** Returns the part of the price that the bank is asked for. */
export const amountDueCents = ({
  priceCents,
  voucherCents,
}: Pick<StoredCheckout, 'priceCents' | 'voucherCents'>): number => priceCents - voucherCents;

/** Returns whether the bank is not involved. Storing a payment method is free but still needs the bank. */
export const needsNoPayment = (
  checkout: Pick<StoredCheckout, 'type' | 'priceCents' | 'voucherCents'>,
) => amountDueCents(checkout) === 0 && checkout.type !== 'PAYMENT_METHOD';

/** Returns whether the holder must confirm before the charge. */
export async function needsConfirmation(db: Database, checkout: StoredCheckout): Promise<boolean> {
  if (needsNoPayment(checkout)) return false;
  if (checkout.paymentMethod === 'FINION_PAY') return true;
  return needsChallenge(await findCheckoutInstrument(db, checkout));
}

/**
 * Asks the bank whether the holder must confirm.
 * @returns the checkout in its new state: AUTHENTICATION_REQUIRED or AUTHENTICATED
 */
export async function authenticateCheckout(
  db: Database,
  id: string,
  returnPath: string,
  now: Date,
): Promise<StoredCheckout> {
  return db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    checkState(checkout, ['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED'], now);
    if (checkout.state === 'AUTHENTICATED') return checkout;
    // The service itself asks for confirmation (finionPay/requests.ts).
    if (checkout.paymentMethod === 'FINION_PAY') throw wrongState(checkout.state);
    const asks = await needsConfirmation(tx, checkout);
    const changes = {
      state: asks ? ('AUTHENTICATION_REQUIRED' as const) : ('AUTHENTICATED' as const),
      returnPath,
      // The checkout id appears in portal addresses, so knowing it must not be enough to confirm.
      challengeReference: asks ? (checkout.challengeReference ?? randomUUID()) : null,
    };
    await tx.update(checkouts).set(changes).where(eq(checkouts.id, id));
    return { ...checkout, ...changes };
  });
}
