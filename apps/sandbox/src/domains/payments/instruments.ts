/** Payment instruments: kept for an account, or usable in one checkout without an account. */
import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { type Card, cardOfToken, type DeclineReason, presentCard } from './bank.ts';
import { paymentInstruments } from './tables.ts';

export type Instrument = typeof paymentInstruments.$inferSelect;

function instrumentNotFound(): Error {
  return fault(404, 'paymentinstrument.error.notfound', 'There is no such payment instrument');
}

export function instrumentDeclined(reason: DeclineReason): Error {
  return fault(422, 'paymentinstrument.error.declined', 'The bank has declined this card', {
    args: [{ type: 'STRING', value: reason }],
  });
}

export function toInstrument(instrument: Instrument): Schemas['PaymentInstrument'] {
  const { id, type, brand, lastFour, expiryMonth, expiryYear, preferred, authenticated } =
    instrument;
  const maskedNumber = lastFour === null ? null : `•••• ${lastFour}`;
  return { id, type, brand, maskedNumber, expiryMonth, expiryYear, preferred, authenticated };
}

/** Instruments of an account, the preferred one first. */
export function instrumentsOf(db: Database, accountId: number): Promise<Instrument[]> {
  return db
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.accountId, accountId))
    .orderBy(desc(paymentInstruments.preferred), asc(paymentInstruments.id));
}

/** An instrument of an account. @param id null when none was named @throws 404 */
export async function instrumentOf(
  db: Database,
  id: number | null,
  accountId: number,
): Promise<Instrument> {
  if (id === null) throw instrumentNotFound();
  const [instrument] = await db
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), eq(paymentInstruments.accountId, accountId)));
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
 * Keeps a card for an account; the first one is the preferred one.
 * @throws 401 when the account was deleted meanwhile
 */
export async function keepCard(
  db: Database,
  accountId: number,
  card: Card,
  authenticated: boolean,
): Promise<Instrument> {
  return db.transaction(async (tx) => {
    // Two first cards at the same time: the second waits here, and is not the first any more.
    await lockOwnAccount(tx, accountId);
    const known = await instrumentsOf(tx, accountId);
    const preferred = !known.some((instrument) => instrument.preferred);
    return insert(tx, { ...card, accountId, preferred, authenticated });
  });
}

/** A card for one checkout. Its id is a secret as good as the card, so it is random. */
export function lendCard(db: Database, card: Card): Promise<Instrument> {
  return insert(db, {
    ...card,
    id: randomInt(2 ** 40, 2 ** 47),
    accountId: null,
    preferred: false,
    authenticated: false,
  });
}

async function insert(
  db: Database,
  values: Omit<typeof paymentInstruments.$inferInsert, 'type'>,
): Promise<Instrument> {
  const [instrument] = await db
    .insert(paymentInstruments)
    .values({ ...values, type: 'CREDIT_CARD' })
    .returning();
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

/** Whether the bank asks the holder before this instrument pays. */
export function needsChallenge(instrument: Instrument | null): boolean {
  return instrument?.behaviour === 'ASKS_EACH_TIME' || instrument?.authenticated === false;
}

/**
 * The card behind a token of the provider.
 * @throws 422 when the provider does not know it or the bank refuses it
 */
export function cardBehind(token: string, now: Date): Card {
  const presented = cardOfToken(token, now);
  const card = presented ? presentCard(presented, now) : 'CARD_REFUSED';
  if (typeof card === 'string') throw instrumentDeclined(card);
  return card;
}
