/** What nobody asks for and has to be done all the same. Every process does it; the rows decide who does what. */
import { forgetOldAttempts } from '../domains/accounts/attempts.ts';
import { endWaiting } from '../domains/bookings/waitingEnds.ts';
import { forgetOldVisits } from '../domains/checkins/history.ts';
import { settleDebits } from '../domains/checkouts/debits.ts';
import { settleLeftOver } from '../domains/checkouts/settling.ts';
import { decideOld } from '../domains/customerData/amendments.ts';
import { forgetInvoiceLinks } from '../domains/documents/invoiceDocument.ts';
import { forgetDocumentLinks } from '../domains/documents/links.ts';
import { forgetKeys } from '../domains/idempotency/once.ts';
import { decideOldIdlePeriods } from '../domains/idlePeriods/decide.ts';
import { forgetIdlePeriodDocuments } from '../domains/idlePeriods/documents.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { decideOldProposals } from '../domains/compensation/claim.ts';
import { earnPoints } from '../domains/loyalty/earning.ts';
import { confirmOldJoinings } from '../domains/loyalty/join.ts';
import { forgetRates } from '../domains/limits/rates.ts';
import { chargeContracts } from '../domains/memberContracts/charging.ts';
import { forgetChallenges } from '../domains/passkeys/challenges.ts';
import { forgetUngiven } from '../domains/payments/mandates.ts';
import { tellReadyRewards } from '../domains/recruitments/ready.ts';
import { releaseUnconfirmed } from '../domains/trialSessions/release.ts';
import type { Services } from './api.ts';

/** How long after the end of one round the next one begins. */
export const pauseMilliseconds = 15_000;

const chores = [
  endWaiting,
  releaseUnconfirmed,
  settleLeftOver,
  settleDebits,
  decideOld,
  decideOldIdlePeriods,
  decideOldProposals,
  confirmOldJoinings,
  earnPoints,
  tellReadyRewards,
  chargeContracts,
  ({ db, clock }: Services) => issueInvoices(db, clock.now()),
  ({ db, clock }: Services) => forgetChallenges(db, clock.now()),
  ({ db, clock }: Services) => forgetKeys(db, clock.now()),
  ({ db, clock }: Services) => forgetUngiven(db, clock.now()),
  ({ db, clock }: Services) => forgetDocumentLinks(db, clock.now()),
  ({ db, clock }: Services) => forgetIdlePeriodDocuments(db, clock.now()),
  ({ db, clock }: Services) => forgetInvoiceLinks(db, clock.now()),
  ({ db, clock }: Services) => forgetOldVisits(db, clock.now()),
  ({ db, clock }: Services) => forgetRates(db, clock.now()),
  ({ db, clock }: Services) => forgetOldAttempts(db, clock.now()),
];

/** Does each chore once, whatever becomes of the others. @param failed is told of a chore that fails */
export async function doChores(
  services: Services,
  failed: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const chore of chores) if (!isStopped()) await chore(services).catch(failed);
}

/**
 * Does the chores from now on.
 * @param failed is told of a chore that fails; the others and the next round go on
 * @param delay milliseconds before the first round
 * @returns ends them, once the present round is over
 */
export function startChores(
  services: Services,
  failed: (error: unknown) => void,
  delay = 0,
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const round = async () => {
    await doChores(services, failed, () => stopped);
    if (!stopped) timer = setTimeout(next, pauseMilliseconds).unref();
  };
  const next = () => {
    running = round();
  };
  let timer = setTimeout(next, delay).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
