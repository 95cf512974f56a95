/** Checkouts: created, confirmed at the bank where it asks, then booked and charged in one step. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { lockAppointment, placeFor, type Booker } from '../bookings/rules.ts';
import { refuseBlocked } from '../refusals/rules.ts';
import { type Appointment, appointmentOf } from '../courses/appointments.ts';
import type { StoredOffer } from '../courses/offers.ts';
import { offers } from '../courses/tables.ts';
import { type Instrument, needsChallenge } from '../payments/instruments.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { checkouts } from './tables.ts';

export type StoredCheckout = typeof checkouts.$inferSelect;

const lifetimeMinutes = 30;

const openStates: ReadonlySet<string> = new Set([
  'CREATED',
  'AUTHENTICATION_REQUIRED',
  'AUTHENTICATED',
]);

function checkoutNotFound(): Error {
  return fault(404, 'checkout.error.notfound', 'There is no such checkout');
}

/** State for readers: an open one is EXPIRED after its time. */
export function stateOf(
  { state, expiresAt }: Pick<StoredCheckout, 'state' | 'expiresAt'>,
  now: Date,
): Schemas['CheckoutState'] {
  return openStates.has(state) && now > expiresAt ? 'EXPIRED' : state;
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
  throw fault(409, 'checkout.error.wrongstate', 'The checkout is not in a state that allows this', {
    args: [{ type: 'STRING', value: state }],
  });
}

/** The checkout that an address names, if it belongs to whoever asks. */
export function ownedBy(id: string, accountId: number): SQL | undefined {
  return and(eq(checkouts.id, id), eq(checkouts.accountId, accountId));
}

/** The checkout of a public token. */
export function heldBy(publicToken: string): SQL | undefined {
  return eq(checkouts.publicToken, publicToken);
}

/** @throws 404 */
export async function findCheckout(db: Database, where: SQL | undefined): Promise<StoredCheckout> {
  const [checkout] = await db.select().from(checkouts).where(where);
  if (!checkout) throw checkoutNotFound();
  return checkout;
}

/** Locks a checkout until the transaction ends; the appointment, if it is needed, is locked before. @throws 404 */
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

/** Who books through a checkout. */
export function bookerOf({
  accountId,
  customerData,
}: Pick<StoredCheckout, 'accountId' | 'customerData'>): Booker {
  return accountId === null ? { accountId, customerData } : { accountId, customerData: null };
}

type Request = Omit<Schemas['CreateCourseAppointmentCheckoutRequest'], 'paymentInstrumentId'>;

/**
 * Begins a purchase. Nothing is reserved: whoever finalizes first has the place.
 * @param instrument finds what pays, inside the transaction; asked only when there is something to pay
 * @throws 404 for an unknown course or offer, 409 when no place can be had now, 422 for an offer that does not fit
 */
export async function createCheckout(
  db: Database,
  owner: { accountId: number } | null,
  request: Request,
  context: ContextHeaders,
  instrument: (tx: Database) => Promise<Instrument>,
  now: Date,
): Promise<StoredCheckout> {
  const item = await appointmentOf(db, request.courseAppointmentId, context);
  if (owner?.accountId) await refuseBlocked(db, owner.accountId, item.studio.tenant, now);
  return db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, item.appointment.id);
    const offer = await fittingOffer(tx, request.offerId, item);
    const accountId = owner?.accountId ?? null;
    const { customerData, joinWaitingList, paymentMethod } = request;
    await placeFor(tx, appointment, bookerOf({ accountId, customerData }), joinWaitingList, now);
    const priceCents = offer.priceCents ?? 0;
    // What costs nothing is paid with nothing, whatever was sent along.
    const instrumentId = priceCents > 0 ? (await instrument(tx)).id : null;
    const [checkout] = await tx
      .insert(checkouts)
      .values({
        id: randomUUID(),
        publicToken: owner ? null : `pub_${randomBytes(24).toString('base64url')}`,
        accountId,
        state: 'CREATED',
        appointmentId: appointment.id,
        offerId: offer.id,
        priceCents,
        currency: item.studio.currencyCode,
        paymentMethod,
        instrumentId,
        customerData,
        joinWaitingList,
        createdAt: now,
        expiresAt: addMinutes(now, lifetimeMinutes),
      })
      .returning();
    if (!checkout) throw new Error('The checkout was not stored.');
    return checkout;
  });
}

async function fittingOffer(
  tx: Database,
  id: number,
  { appointment, course, studio }: Appointment,
): Promise<StoredOffer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id));
  if (!offer) throw fault(404, 'offer.error.notfound', 'There is no such offer');
  const fits = offer.courseId === course.id && offer.studioId === studio.id;
  if (!fits || appointment.priceState === 'MEMBER_ONLY' || offer.priceState === 'MEMBER_ONLY')
    throw fault(422, 'offer.error.notallowed', 'This offer cannot pay for this course');
  return offer;
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
    const asks =
      checkout.priceCents > 0 && needsChallenge(await instrumentOfCheckout(tx, checkout));
    const state = asks ? 'AUTHENTICATION_REQUIRED' : 'AUTHENTICATED';
    await tx.update(checkouts).set({ state, returnPath }).where(eq(checkouts.id, id));
    return { ...checkout, state, returnPath };
  });
}

/** Gives a checkout up; once given up it stays so. @throws 409 when it is finalized */
export async function cancelCheckout(db: Database, id: string, now: Date): Promise<StoredCheckout> {
  return db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    checkState(
      checkout,
      ['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED', 'FAILED', 'CANCELED', 'EXPIRED'],
      now,
    );
    await tx.update(checkouts).set({ state: 'CANCELED' }).where(eq(checkouts.id, id));
    return { ...checkout, state: 'CANCELED' };
  });
}
