/** Payment instruments: kept for an account, or usable in one checkout without an account. */
import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import type { DeclineReason, Kept } from './bank.ts';
import { type Behaviour, paymentInstruments } from './tables.ts';

export type Instrument = typeof paymentInstruments.$inferSelect;

export function instrumentNotFound(): Error {
  return fault(404, 'paymentinstrument.error.notfound', 'There is no such payment instrument');
}

export function instrumentDeclined(reason: DeclineReason): Error {
  return fault(
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

/** Those of an account that pay; what is archived is there for history alone. */
function keptFor(accountId: number): SQL | undefined {
  return and(eq(paymentInstruments.accountId, accountId), isNull(paymentInstruments.archivedAt));
}

/** Instruments of an account, the preferred one first. */
export function instrumentsOf(db: Database, accountId: number): Promise<Instrument[]> {
  return db
    .select()
    .from(paymentInstruments)
    .where(keptFor(accountId))
    .orderBy(desc(paymentInstruments.preferred), asc(paymentInstruments.id));
}

/** An instrument of an account. @throws 404 */
export async function instrumentOf(
  db: Database,
  id: number,
  accountId: number,
): Promise<Instrument> {
  const [instrument] = await db
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), keptFor(accountId)));
  if (!instrument) throw instrumentNotFound();
  return instrument;
}

/**
 * An instrument of an account for a checkout. It is not archived before the transaction ends, and whoever archives it then finds the
 * checkout.
 * @throws 404
 */
export async function takeInstrument(
  tx: Database,
  id: number | null,
  accountId: number,
): Promise<Instrument> {
  if (id === null) throw instrumentNotFound();
  const [instrument] = await tx
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), keptFor(accountId)))
    .for('key share');
  if (!instrument) throw instrumentNotFound();
  return instrument;
}

/**
 * Takes an instrument without an account for a checkout: it is good for one. Of several that want it at the same time the one
 * statement lets one have it; a look before the change would show each of them a card that nobody has used.
 * @param tx the transaction that stores the checkout; without it the card is free again
 * @param id null when none was named
 * @throws 404 when there is none, or a checkout has it
 */
export async function takePublicInstrument(tx: Database, id: number | null): Promise<Instrument> {
  if (id === null) throw instrumentNotFound();
  const [taken] = await tx
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
  if (!taken) throw instrumentNotFound();
  return taken;
}

/**
 * Keeps an instrument for an account; the first one is the preferred one.
 * @throws 401 when the account was deleted meanwhile
 */
export async function keepInstrument(
  db: Database,
  accountId: number,
  kept: Kept,
  authenticated: boolean,
): Promise<Instrument> {
  return db.transaction(async (tx) => {
    // Two first ones at the same time: the second waits here, and is not the first any more.
    await lockOwnAccount(tx, accountId);
    const known = await instrumentsOf(tx, accountId);
    const preferred = !known.some((instrument) => instrument.preferred);
    return insert(tx, { ...kept, accountId, preferred, authenticated });
  });
}

/**
 * Keeps for the account of a member what the member has confirmed through a link; of somebody without an account it stays as it is, for the
 * membership alone.
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

/** Keeps what a mandate is for, in the same way. */
export async function keepForMembership(
  tx: Database,
  accountId: number | null,
  kept: Kept,
): Promise<Instrument> {
  const preferred = accountId !== null && !(await hasPreferred(tx, accountId));
  // Without an account no checkout may take it.
  return insert(tx, { ...kept, accountId, preferred, authenticated: true, used: true });
}

async function hasPreferred(tx: Database, accountId: number): Promise<boolean> {
  const known = await instrumentsOf(tx, accountId);
  return known.some(({ preferred }) => preferred);
}

/** An instrument for one checkout. Its id is a secret as good as the card, so it is random. */
export function lendInstrument(db: Database, kept: Kept): Promise<Instrument> {
  return insert(db, {
    ...kept,
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

/** Notes that the holder has confirmed an instrument at the bank. */
export async function markAuthenticated(db: Database, id: number): Promise<void> {
  await db
    .update(paymentInstruments)
    .set({ authenticated: sql`true` })
    .where(eq(paymentInstruments.id, id));
}

const asking: ReadonlySet<string | null> = new Set<Behaviour>([
  'ASKS_EACH_TIME',
  'ANSWERS_LATE',
  'NEVER_ANSWERS',
]);

/** Whether the holder is asked before this instrument pays. */
export function needsChallenge(instrument: Instrument | null): boolean {
  return instrument !== null && (asking.has(instrument.behaviour) || !instrument.authenticated);
}
