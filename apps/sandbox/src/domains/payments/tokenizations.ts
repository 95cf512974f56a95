/** Tokenizations: the holder confirms a card or an account at the provider, then it becomes an instrument. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { studios } from '../studios/tables.ts';
import type { AcceptedInstrument } from '../../platform/bank/bank.ts';
import { challengePath } from './challengePath.ts';
import {
  type Instrument,
  instrumentDeclined,
  findInstrument,
  storeInstrument,
  storeOneTimeInstrument,
  type Outcome,
} from './instruments.ts';
import { mandateUsedError } from './mandates.ts';
import { tokenizations } from './tables.ts';

export type Tokenization = typeof tokenizations.$inferSelect;

const lifetimeMinutes = 30;

export function tokenizationNotFound(): Error {
  return apiError(404, 'tokenization.error.notfound', 'There is no such tokenization');
}

/**
 * Returns the externally visible state: an unanswered tokenization expires, and a delayed answer stays hidden until it
 * becomes known.
 */
export function tokenizationState(
  { state, expiresAt, answersAt }: Pick<Tokenization, 'state' | 'expiresAt' | 'answersAt'>,
  now: Date,
): Schemas['TokenizationState']['state'] {
  if (state === 'AUTHORIZED' && isAnswerPending(answersAt, now)) return 'INITIATED';
  return state === 'INITIATED' && now > expiresAt ? 'EXPIRED' : state;
}

/** Returns whether the provider has not yet reported the holder's answer. */
function isAnswerPending(answersAt: Date | null, now: Date): boolean {
  return answersAt !== null && now < answersAt;
}

/** @throws 409 if another tokenization uses the mandate reference */
export async function startTokenization(
  db: Database,
  values: Pick<Tokenization, 'accountId' | 'studioId' | 'returnPath' | 'type' | 'keep'>,
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
  if (!tokenization) throw mandateUsedError();
  return tokenization;
}

/**
 * Locks a tokenization of an account until the transaction ends. Locks the account first, like every change to an
 * account, to avoid a deadlock with its deletion.
 * @throws 404 if it does not exist, 401 if the account was deleted concurrently
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
 * Completes an authorized tokenization; repeated calls return the same instrument if it is kept.
 * @throws 422 if the bank has declined it, 409 if it is not confirmed or was for one checkout
 */
export async function completeTokenization(
  tx: Database,
  tokenization: Tokenization,
  now: Date,
): Promise<Instrument> {
  const { accountId, reference, declineReason, paymentInstrumentId, keep } = tokenization;
  const accepted = toAcceptedInstrument(tokenization);
  const state = tokenizationState(tokenization, now);
  if (tokenization.state === 'COMPLETED' && paymentInstrumentId !== null && keep)
    return findInstrument(tx, paymentInstrumentId, accountId);
  if (tokenization.state === 'DECLINED') throw instrumentDeclined(declineReason ?? 'CARD_REFUSED');
  if (state !== 'AUTHORIZED' || !accepted) throw wrongTokenizationState(state);
  const instrument = keep
    ? await storeInstrument(tx, accountId, accepted, true)
    : await storeOneTimeInstrument(tx, accountId, accepted, now);
  await tx
    .update(tokenizations)
    .set({ state: 'COMPLETED', paymentInstrumentId: instrument.id })
    .where(eq(tokenizations.reference, reference));
  return instrument;
}

export function wrongTokenizationState(state: string): Error {
  const text = 'The tokenization is not in a state that allows this';
  return apiError(409, 'tokenization.error.wrongstate', text, {
    args: [{ type: 'STRING', value: state }],
  });
}

function toAcceptedInstrument(tokenization: Tokenization): AcceptedInstrument | null {
  const { type, brand, lastFour, masked, expiryMonth, expiryYear, behaviour } = tokenization;
  const { mandateReference } = tokenization;
  return brand && lastFour && behaviour
    ? { type, brand, lastFour, masked, expiryMonth, expiryYear, behaviour, mandateReference }
    : null;
}

/** Maps a tokenization to the API format, with times in the studio's time zone. */
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
  const state = tokenizationState(tokenization, now);
  return {
    tokenizationReference: reference,
    state,
    // A delayed answer hides AUTHORIZED behind INITIATED, but there is no challenge left to show.
    challengeUrl:
      state === 'INITIATED' && tokenization.state === 'INITIATED' ? challengePath(reference) : null,
    declineReason,
    expiresAt: zoned(expiresAt, studio?.zoneId ?? 'UTC'),
    paymentInstrumentId,
  };
}
