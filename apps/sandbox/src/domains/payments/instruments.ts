/** Payment instruments: stored for an account, or usable in one checkout without an account. */
import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import type { DeclineReason, AcceptedInstrument } from '../../platform/bank/bank.ts';
import { paymentInstruments } from './tables.ts';
import type { Behaviour } from '../../platform/bank/tables.ts';

export type Instrument = typeof paymentInstruments.$inferSelect;

export function instrumentNotFound(): Error {
  return apiError(404, 'paymentinstrument.error.notfound', 'There is no such payment instrument');
}

export function instrumentDeclined(reason: DeclineReason): Error {
  return apiError(
    422,
    'paymentinstrument.error.declined',
    'The bank has declined this payment instrument',
    {
      args: [{ type: 'STRING', value: reason }],
    },
  );
}

export function toInstrument(instrument: Instrument): Schemas['PaymentInstrument'] {
  const { id, type, brand, lastFour, masked, expiryMonth, expiryYear } = instrument;
  const { preferred, authenticated, mandateReference } = instrument;
  const maskedNumber = masked ?? (lastFour === null ? null : `•••• ${lastFour}`);
  return {
    id,
    type,
    brand,
    maskedNumber,
    expiryMonth,
    expiryYear,
    preferred,
    authenticated,
    mandateReference,
  };
}

/** Matches the account's instruments that can pay; archived ones are kept for history only. */
function activeInstruments(accountId: number): SQL | undefined {
  return and(eq(paymentInstruments.accountId, accountId), isNull(paymentInstruments.archivedAt));
}

/** Loads the instruments of an account, the preferred one first. */
export function loadAccountInstruments(db: Database, accountId: number): Promise<Instrument[]> {
  return db
    .select()
    .from(paymentInstruments)
    .where(activeInstruments(accountId))
    .orderBy(desc(paymentInstruments.preferred), asc(paymentInstruments.id));
}

/** Finds an instrument of an account. @throws 404 */
export async function findInstrument(
  db: Database,
  id: number,
  accountId: number,
): Promise<Instrument> {
  const [instrument] = await db
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), activeInstruments(accountId)));
  if (!instrument) throw instrumentNotFound();
  return instrument;
}

/**
 * Finds an instrument for a checkout and locks it against archiving until the transaction ends; a later archive attempt
 * then sees the checkout.
 * @throws 404
 */
export async function lockInstrumentForCheckout(
  tx: Database,
  id: number | null,
  accountId: number,
): Promise<Instrument> {
  if (id === null) throw instrumentNotFound();
  const [instrument] = await tx
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), activeInstruments(accountId)))
    .for('key share');
  if (!instrument) throw instrumentNotFound();
  return instrument;
}

/**
 * Claims a guest instrument, which is valid for one checkout. A single update makes the claim atomic: with a separate
 * check, concurrent requests would all see the instrument as unused.
 * @param tx the transaction that stores the checkout; a rollback frees the instrument
 * @param id null if none was given
 * @throws 404 if it does not exist or a checkout has claimed it
 */
export async function claimGuestInstrument(tx: Database, id: number | null): Promise<Instrument> {
  if (id === null) throw instrumentNotFound();
  const [claimed] = await tx
    .update(paymentInstruments)
    .set({ used: true })
    .where(
      and(
        eq(paymentInstruments.id, id),
        isNull(paymentInstruments.accountId),
        eq(paymentInstruments.used, false),
      ),
    )
    .returning();
  if (!claimed) throw instrumentNotFound();
  return claimed;
}

/**
 * Stores an instrument for an account; the first one becomes the preferred one.
 * @throws 401 if the account was deleted concurrently
 */
export async function storeInstrument(
  db: Database,
  accountId: number,
  accepted: AcceptedInstrument,
  authenticated: boolean,
): Promise<Instrument> {
  return db.transaction(async (tx) => {
    // Serializes concurrent first instruments, so that only one becomes preferred.
    await lockOwnAccount(tx, accountId);
    const known = await loadAccountInstruments(tx, accountId);
    const preferred = !known.some((instrument) => instrument.preferred);
    return insert(tx, { ...accepted, accountId, preferred, authenticated });
  });
}

/** Stores an instrument for the checkout that this transaction begins; being archived, it can pay for no other. */
export const storeOneTimeInstrument = (
  tx: Database,
  accountId: number,
  accepted: AcceptedInstrument,
  now: Date,
): Promise<Instrument> =>
  insert(tx, { ...accepted, accountId, preferred: false, authenticated: true, archivedAt: now });

/**
 * Assigns an instrument confirmed through a link to the member's account. Without an account it only pays the
 * membership.
 * @param tx the transaction that has locked the account
 */
export async function adoptInstrument(
  tx: Database,
  id: number,
  accountId: number | null,
): Promise<Instrument> {
  const preferred = accountId !== null && !(await hasPreferred(tx, accountId));
  const [adopted] = await tx
    .update(paymentInstruments)
    .set({ accountId, preferred, authenticated: true })
    .where(eq(paymentInstruments.id, id))
    .returning();
  if (!adopted) throw instrumentNotFound();
  return adopted;
}

/** Stores the instrument of a mandate, likewise. */
export async function storeMembershipInstrument(
  tx: Database,
  accountId: number | null,
  accepted: AcceptedInstrument,
): Promise<Instrument> {
  const preferred = accountId !== null && !(await hasPreferred(tx, accountId));
  // Marked as used so that no checkout can claim it when there is no account.
  return insert(tx, { ...accepted, accountId, preferred, authenticated: true, used: true });
}

async function hasPreferred(tx: Database, accountId: number): Promise<boolean> {
  const known = await loadAccountInstruments(tx, accountId);
  return known.some(({ preferred }) => preferred);
}

/** Stores an instrument for one checkout. Its id is random because knowing it is enough to pay with it. */
export function storeGuestInstrument(
  db: Database,
  accepted: AcceptedInstrument,
): Promise<Instrument> {
  return insert(db, {
    ...accepted,
    id: randomInt(2 ** 40, 2 ** 47),
    accountId: null,
    preferred: false,
    authenticated: false,
  });
}

async function insert(
  db: Database,
  values: typeof paymentInstruments.$inferInsert,
): Promise<Instrument> {
  const [instrument] = await db.insert(paymentInstruments).values(values).returning();
  if (!instrument) throw new Error('The instrument was not stored.');
  return instrument;
}

/** Records that the holder has confirmed an instrument at the bank. */
export async function markAuthenticated(db: Database, id: number): Promise<void> {
  await db
    .update(paymentInstruments)
    .set({ authenticated: sql`true` })
    .where(eq(paymentInstruments.id, id));
}

const confirmingBehaviours: ReadonlySet<string | null> = new Set<Behaviour>([
  'CHALLENGES_EACH_TIME',
  'CONFIRMS_LATE',
  'NEVER_CONFIRMS',
]);

/** Returns whether the holder must confirm a payment with this instrument. */
export function needsChallenge(instrument: Instrument | null): boolean {
  return (
    instrument !== null &&
    (confirmingBehaviours.has(instrument.behaviour) || !instrument.authenticated)
  );
}

/** Outcome so far: none yet, an accepted instrument, or a decline reason. */
export type Outcome =
  | { state: 'INITIATED' }
  | ({ state: 'AUTHORIZED' } & AcceptedInstrument)
  | { state: 'DECLINED'; declineReason: Schemas['DeclineReason'] };
