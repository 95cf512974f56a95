/** Tokenizations: a holder confirms a card at the provider, then it becomes an instrument. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes, zoned } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { studios } from '../studios/tables.ts';
import type { Card } from './bank.ts';
import { challengePath } from './challengePath.ts';
import { type Instrument, instrumentDeclined, instrumentOf, keepCard } from './instruments.ts';
import { tokenizations } from './tables.ts';

export type Tokenization = typeof tokenizations.$inferSelect;

const lifetimeMinutes = 30;

export function tokenizationNotFound(): Error {
  return fault(404, 'tokenization.error.notfound', 'There is no such tokenization');
}

/** State for readers: an unanswered one is EXPIRED after its time. */
export function stateOf(
  { state, expiresAt }: Pick<Tokenization, 'state' | 'expiresAt'>,
  now: Date,
): Schemas['TokenizationState']['state'] {
  return state === 'INITIATED' && now > expiresAt ? 'EXPIRED' : state;
}

export async function startTokenization(
  db: Database,
  values: { accountId: number; studioId: number; returnPath: string },
  now: Date,
): Promise<Tokenization> {
  const [tokenization] = await db
    .insert(tokenizations)
    .values({
      ...values,
      reference: randomUUID(),
      state: 'INITIATED',
      expiresAt: addMinutes(now, lifetimeMinutes),
    })
    .returning();
  if (!tokenization) throw new Error('The tokenization was not stored.');
  return tokenization;
}

/**
 * A tokenization of an account, locked until the transaction ends. The account first, as in everything that changes one, so that
 * whoever deletes it at the same time and this one do not wait for each other.
 * @throws 404 when there is none, 401 when the account was deleted meanwhile
 */
export async function lockTokenization(
  tx: Database,
  reference: string,
  accountId: number,
): Promise<Tokenization> {
  await lockOwnAccount(tx, accountId);
  const [tokenization] = await tx
    .select()
    .from(tokenizations)
    .where(and(eq(tokenizations.reference, reference), eq(tokenizations.accountId, accountId)))
    .for('update');
  if (!tokenization) throw tokenizationNotFound();
  return tokenization;
}

/**
 * The instrument of an authorized tokenization; made once, the same afterwards.
 * @throws 422 when the bank has declined it, 409 when it is not confirmed
 */
export async function completeTokenization(
  tx: Database,
  tokenization: Tokenization,
  now: Date,
): Promise<Instrument> {
  const { accountId, reference, declineReason, paymentInstrumentId } = tokenization;
  const card = cardOf(tokenization);
  if (tokenization.state === 'COMPLETED' && paymentInstrumentId !== null)
    return instrumentOf(tx, paymentInstrumentId, accountId);
  if (tokenization.state === 'DECLINED') throw instrumentDeclined(declineReason ?? 'CARD_REFUSED');
  if (tokenization.state !== 'AUTHORIZED' || !card)
    throw wrongTokenizationState(stateOf(tokenization, now));
  const instrument = await keepCard(tx, accountId, card, true);
  await tx
    .update(tokenizations)
    .set({ state: 'COMPLETED', paymentInstrumentId: instrument.id })
    .where(eq(tokenizations.reference, reference));
  return instrument;
}

export function wrongTokenizationState(state: string): Error {
  const text = 'The tokenization is not in a state that allows this';
  return fault(409, 'tokenization.error.wrongstate', text, {
    args: [{ type: 'STRING', value: state }],
  });
}

function cardOf(tokenization: Tokenization): Card | null {
  const { brand, lastFour, expiryMonth, expiryYear, behaviour } = tokenization;
  return brand && lastFour && expiryMonth && expiryYear && behaviour
    ? { brand, lastFour, expiryMonth, expiryYear, behaviour }
    : null;
}

/** A tokenization as the wire has it, its time in the zone of the studio. */
export async function toTokenizationState(
  db: Database,
  tokenization: Tokenization,
  now: Date,
): Promise<Schemas['TokenizationState']> {
  const { reference, declineReason, expiresAt, studioId, paymentInstrumentId } = tokenization;
  const [studio] = await db
    .select({ zoneId: studios.zoneId })
    .from(studios)
    .where(eq(studios.id, studioId));
  const state = stateOf(tokenization, now);
  return {
    tokenizationReference: reference,
    state,
    challengeUrl: state === 'INITIATED' ? challengePath(reference) : null,
    declineReason,
    expiresAt: zoned(expiresAt, studio?.zoneId ?? 'UTC'),
    paymentInstrumentId,
  };
}
