/** Checkouts, whatever is bought: their states, whose they are, and the bank's question to the holder. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import type { Chargeable } from '../payments/bank.ts';
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
  return fault(404, 'checkout.error.notfound', 'There is no such checkout');
}

/** State for readers: an open one is EXPIRED after its time, and what its holder answers late is not known before. */
export function stateOf(
  { state, expiresAt, answersAt }: Pick<StoredCheckout, 'state' | 'expiresAt' | 'answersAt'>,
  now: Date,
): Schemas['CheckoutState'] {
  if (openStates.has(state) && now > expiresAt) return 'EXPIRED';
  const unknownYet = answersAt !== null && now < answersAt;
  return state === 'AUTHENTICATED' && unknownYet ? 'AUTHENTICATION_REQUIRED' : state;
}

/** @throws 409 when the state is none of these; an expired checkout says since when */
export function checkState(
  checkout: StoredCheckout,
  allowed: readonly Schemas['CheckoutState'][],
  now: Date,
): void {
  const state = stateOf(checkout, now);
  if (allowed.includes(state)) return;
  if (state === 'EXPIRED')
    throw fault(409, 'checkout.error.expired', 'The checkout has expired', {
      args: [timestamp(checkout.expiresAt)],
    });
  throw wrongState(state);
}

function wrongState(state: string): Error {
  const text = 'The checkout is not in a state that allows this';
  return fault(409, 'checkout.error.wrongstate', text, {
    args: [{ type: 'STRING', value: state }],
  });
}

/** What an account has begun, for itself or for somebody else: who began it pays, so it is nobody else's, not even the one's whose it is bought for. */
export const begunBy = (accountId: number): SQL | undefined =>
  or(
    eq(checkouts.bookedBy, accountId),
    and(isNull(checkouts.bookedAs), eq(checkouts.accountId, accountId)),
  );

/** The checkout that an address names, if whoever asks has begun it. */
export function ownedBy(id: string, accountId: number): SQL | undefined {
  return and(eq(checkouts.id, id), begunBy(accountId));
}

/** The checkout of a public token. */
export function heldBy(publicToken: string): SQL | undefined {
  return eq(checkouts.publicToken, publicToken);
}

/** The payment of a payment request, which is known by its id to whoever pays. */
export function requestedAs(id: string): SQL | undefined {
  return and(eq(checkouts.id, id), eq(checkouts.type, 'PAYMENT_REQUEST'));
}

/** What was typed in the contact step, where there is one. */
export function typedFor({ id, customerData }: StoredCheckout): Schemas['CustomerData'] {
  if (customerData === null) throw new Error(`Nobody has typed anything for checkout ${id}.`);
  return customerData;
}

/** Who has bought for somebody else, as what is bought wants to know. */
export const whoBooked = ({ bookedBy, bookedAs }: StoredCheckout) => ({ bookedBy, bookedAs });

/** Whose it is, as a booking wants to know. */
export const whoBuys = (checkout: StoredCheckout) => ({
  accountId: checkout.accountId,
  customerData: typedFor(checkout),
});

/** @throws 404 */
export async function findCheckout(db: Database, where: SQL | undefined): Promise<StoredCheckout> {
  const [checkout] = await db.select().from(checkouts).where(where);
  if (!checkout) throw checkoutNotFound();
  return checkout;
}

/** Locks a checkout until the transaction ends; what is bought, if it is needed, is locked before. @throws 404 */
export async function lockCheckout(tx: Database, id: string): Promise<StoredCheckout> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  if (!checkout) throw checkoutNotFound();
  return checkout;
}

export async function instrumentOfCheckout(
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

/** What the bank is to charge; null when what was to pay is gone. The service behind FINION_PAY always pays what it has agreed to. */
export async function chargeableOf(
  db: Database,
  checkout: StoredCheckout,
): Promise<Chargeable | null> {
  if (checkout.paymentMethod === 'FINION_PAY')
    return { behaviour: 'PAYS', expiryMonth: null, expiryYear: null };
  return instrumentOfCheckout(db, checkout);
}

/** Whether there is nothing to be asked of a bank; a way to pay that is kept costs nothing and is asked for all the same. */
export const asksNothing = ({ type, priceCents }: Pick<StoredCheckout, 'type' | 'priceCents'>) =>
  priceCents === 0 && type !== 'PAYMENT_METHOD';

/** Whether the holder has to say yes before this can be charged. */
export async function asksHolder(db: Database, checkout: StoredCheckout): Promise<boolean> {
  if (asksNothing(checkout)) return false;
  if (checkout.paymentMethod === 'FINION_PAY') return true;
  return needsChallenge(await instrumentOfCheckout(db, checkout));
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
    // The service asks, once it was told to (finionPay/requests.ts).
    if (checkout.paymentMethod === 'FINION_PAY') throw wrongState(checkout.state);
    const asks = await asksHolder(tx, checkout);
    const asked = {
      state: asks ? ('AUTHENTICATION_REQUIRED' as const) : ('AUTHENTICATED' as const),
      returnPath,
      // The order's own id stands in addresses of the portal; whoever reads one must not answer for its holder.
      challengeReference: asks ? (checkout.challengeReference ?? randomUUID()) : null,
    };
    await tx.update(checkouts).set(asked).where(eq(checkouts.id, id));
    return { ...checkout, ...asked };
  });
}
