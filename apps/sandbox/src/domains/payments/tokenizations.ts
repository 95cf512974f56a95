/** Tokenizations: a holder confirms a card or an account at the provider, then it becomes an instrument. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes, zoned } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { studios } from '../studios/tables.ts';
import type { Kept } from './bank.ts';
import { challengePath } from './challengePath.ts';
import {
  type Instrument,
  instrumentDeclined,
  instrumentOf,
  keepInstrument,
} from './instruments.ts';
import { mandateUsed } from './mandates.ts';
import { tokenizations } from './tables.ts';

export type Tokenization = typeof tokenizations.$inferSelect;

const lifetimeMinutes = 30;

export function tokenizationNotFound(): Error {
  return fault(404, 'tokenization.error.notfound', 'There is no such tokenization');
}

/** State for readers: an unanswered one is EXPIRED after its time, and what is answered late is not known before. */
export function stateOf(
  { state, expiresAt, answersAt }: Pick<Tokenization, 'state' | 'expiresAt' | 'answersAt'>,
  now: Date,
): Schemas['TokenizationState']['state'] {
  if (state === 'AUTHORIZED' && isUnknownYet(answersAt, now)) return 'INITIATED';
  return state === 'INITIATED' && now > expiresAt ? 'EXPIRED' : state;
}

/** Whether the provider has still to say what the holder has answered. */
function isUnknownYet(answersAt: Date | null, now: Date): boolean {
  return answersAt !== null && now < answersAt;
}

/** What is known of it: nothing yet, what is to be kept, or why not. */
export type Outcome =
  | { state: 'INITIATED' }
  | ({ state: 'AUTHORIZED' } & Kept)
  | { state: 'DECLINED'; declineReason: Schemas['DeclineReason'] };

/** @throws 409 when another mandate has its reference */
export async function startTokenization(
  db: Database,
  values: Pick<Tokenization, 'accountId' | 'studioId' | 'returnPath' | 'type'>,
  outcome: Outcome,
  now: Date,
): Promise<Tokenization> {
  const [tokenization] = await db
    .insert(tokenizations)
    .values({
      ...values,
      ...outcome,
      reference: randomUUID(),
      expiresAt: addMinutes(now, lifetimeMinutes),
    })
    .onConflictDoNothing({ target: tokenizations.mandateReference })
    .returning();
  if (!tokenization) throw mandateUsed();
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
  const kept = keptOf(tokenization);
  const state = stateOf(tokenization, now);
  if (tokenization.state === 'COMPLETED' && paymentInstrumentId !== null)
    return instrumentOf(tx, paymentInstrumentId, accountId);
  if (tokenization.state === 'DECLINED') throw instrumentDeclined(declineReason ?? 'CARD_REFUSED');
  if (state !== 'AUTHORIZED' || !kept) throw wrongTokenizationState(state);
  const instrument = await keepInstrument(tx, accountId, kept, true);
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

function keptOf(tokenization: Tokenization): Kept | null {
  const { type, brand, lastFour, masked, expiryMonth, expiryYear, behaviour } = tokenization;
  const { mandateReference } = tokenization;
  return brand && lastFour && behaviour
    ? { type, brand, lastFour, masked, expiryMonth, expiryYear, behaviour, mandateReference }
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
    // Who has answered late has answered: `tokenization` is AUTHORIZED, and nothing is left to be asked.
    challengeUrl:
      state === 'INITIATED' && tokenization.state === 'INITIATED' ? challengePath(reference) : null,
    declineReason,
    expiresAt: zoned(expiresAt, studio?.zoneId ?? 'UTC'),
    paymentInstrumentId,
  };
}
