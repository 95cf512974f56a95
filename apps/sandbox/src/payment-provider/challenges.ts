/** Answers of holders: effects of a confirmation or a rejection on a tokenization or a checkout. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Schemas } from '../platform/api.ts';
import { isUuid } from '../platform/isUuid.ts';
import { addMinutes } from '../platform/time.ts';
import { checkoutState, type StoredCheckout } from '../domains/checkouts/rules.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { type PayLaterRequest, payLaterState } from '../domains/finionPay/requests.ts';
import { payLaterRequests } from '../domains/finionPay/tables.ts';
import { presentToBank, type PresentedInstrument } from '../platform/bank/bank.ts';
import { markAuthenticated } from '../domains/payments/instruments.ts';
import { findTreatment } from '../platform/bank/samples.ts';
import { paymentInstruments, tokenizations } from '../domains/payments/tables.ts';
import { tokenizationState, type Tokenization } from '../domains/payments/tokenizations.ts';
import type { Behaviour } from '../platform/bank/tables.ts';

export type OpenChallenge =
  | { kind: 'keep'; tokenization: Tokenization }
  | { kind: 'pay'; checkout: StoredCheckout; returnPath: string }
  | { kind: 'agree'; request: PayLaterRequest; checkout: StoredCheckout };

/** Finds the challenge that waits for an answer under a reference. Null: none. */
export async function findOpenChallenge(
  db: Database,
  reference: string,
  now: Date,
): Promise<OpenChallenge | null> {
  if (!isUuid(reference)) return null;
  const [tokenization] = await db
    .select()
    .from(tokenizations)
    .where(eq(tokenizations.reference, reference));
  if (tokenization)
    return tokenization.state === 'INITIATED' &&
      tokenizationState(tokenization, now) === 'INITIATED'
      ? { kind: 'keep', tokenization }
      : null;
  const agreement = await findOpenAgreement(db, reference, now);
  if (agreement) return agreement;
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.challengeReference, reference));
  const isPending =
    checkout?.state === 'AUTHENTICATION_REQUIRED' &&
    checkoutState(checkout, now) === 'AUTHENTICATION_REQUIRED';
  if (!isPending || !checkout.returnPath) return null;
  return { kind: 'pay', checkout, returnPath: checkout.returnPath };
}

/** Finds the pay-later request that waits for consent. */
async function findOpenAgreement(
  db: Database,
  reference: string,
  now: Date,
): Promise<OpenChallenge | null> {
  const [found] = await db
    .select({ request: payLaterRequests, checkout: checkouts })
    .from(payLaterRequests)
    .innerJoin(checkouts, eq(checkouts.id, payLaterRequests.checkoutId))
    .where(eq(payLaterRequests.id, reference));
  const isOpen = found && payLaterState(found.request, found.checkout, now) === 'OPEN';
  return isOpen ? { kind: 'agree', ...found } : null;
}

/** Returns the path to lead the holder back to when there is nothing to answer. Null: unknown reference. */
export async function findReturnPath(db: Database, reference: string): Promise<string | null> {
  if (!isUuid(reference)) return null;
  const [tokenization] = await db
    .select({ returnPath: tokenizations.returnPath })
    .from(tokenizations)
    .where(eq(tokenizations.reference, reference));
  const [checkout] = await db
    .select({ returnPath: checkouts.returnPath })
    .from(checkouts)
    .where(eq(checkouts.challengeReference, reference));
  const [request] = await db
    .select({ returnPath: payLaterRequests.returnPath })
    .from(payLaterRequests)
    .where(eq(payLaterRequests.id, reference));
  return tokenization?.returnPath ?? checkout?.returnPath ?? request?.returnPath ?? null;
}

/** Minutes until a late answer is known. */
const lateMinutes = 1 / 3;

/** Returns when an answer becomes known. Null: immediately. */
function computeAnswerTime(behaviour: Behaviour | null, now: Date): Date | null {
  return behaviour === 'CONFIRMS_LATE' ? addMinutes(now, lateMinutes) : null;
}

/** Confirms a tokenization with a card or an account; the bank may decline it, or never answer. */
export async function confirmInstrument(
  db: Database,
  { reference }: Tokenization,
  presented: PresentedInstrument,
  now: Date,
): Promise<void> {
  if (findTreatment(presented.lastFour) === 'NEVER_CONFIRMS') return;
  const instrument = presentToBank(presented, now);
  const outcome =
    typeof instrument === 'string'
      ? ({ state: 'DECLINED', declineReason: instrument } as const)
      : ({
          ...instrument,
          state: 'AUTHORIZED',
          answersAt: computeAnswerTime(instrument.behaviour, now),
        } as const);
  await settleTokenization(db, reference, outcome);
}

/** Rejects a tokenization (decline) or cancels it (cancel). */
export async function rejectInstrument(
  db: Database,
  { reference }: Tokenization,
  answer: 'decline' | 'cancel',
): Promise<void> {
  const declineReason: Schemas['DeclineReason'] = 'AUTHENTICATION_FAILED';
  await settleTokenization(
    db,
    reference,
    answer === 'cancel' ? { state: 'CANCELED' } : { state: 'DECLINED', declineReason },
  );
}

/** Stores the outcome unless there is one already, also under concurrent answers. */
async function settleTokenization(
  db: Database,
  reference: string,
  outcome: Partial<typeof tokenizations.$inferInsert>,
): Promise<void> {
  await db
    .update(tokenizations)
    .set(outcome)
    .where(and(eq(tokenizations.reference, reference), eq(tokenizations.state, 'INITIATED')));
}

/** Confirms or rejects a payment. */
export async function answerPayment(
  db: Database,
  checkout: StoredCheckout,
  answer: 'confirm' | 'decline',
  now: Date,
): Promise<void> {
  const behaviour = await loadBehaviour(db, checkout);
  if (behaviour === 'NEVER_CONFIRMS') return;
  const outcome =
    answer === 'confirm'
      ? ({ state: 'AUTHENTICATED', answersAt: computeAnswerTime(behaviour, now) } as const)
      : ({ state: 'FAILED', failureReason: 'AUTHENTICATION_FAILED' } as const);
  const settled = await db
    .update(checkouts)
    .set(outcome)
    .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, 'AUTHENTICATION_REQUIRED')))
    .returning({ instrumentId: checkouts.instrumentId });
  const instrumentId = settled[0]?.instrumentId;
  if (answer === 'confirm' && instrumentId) await markAuthenticated(db, instrumentId);
}

async function loadBehaviour(
  db: Database,
  { instrumentId }: StoredCheckout,
): Promise<Behaviour | null> {
  if (instrumentId === null) return null;
  const [found] = await db
    .select({ behaviour: paymentInstruments.behaviour })
    .from(paymentInstruments)
    .where(eq(paymentInstruments.id, instrumentId));
  return found?.behaviour ?? null;
}
