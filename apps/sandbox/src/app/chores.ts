/** Periodic chores that no request triggers. Every process runs them; row locks decide which process handles a row. */
import { deleteOldAttempts } from '../domains/limits/attempts.ts';
import { settleAttendance } from '../domains/bookings/attendance.ts';
import {
  deleteOldStandingBookings,
  sendOpeningReminders,
  settleOpenedClasses,
} from '../domains/bookings/standingBookings/chores.ts';
import { endWaitingLists } from '../domains/bookings/endWaitingLists.ts';
import { promoteUnblocked } from '../domains/bookings/promoteUnblocked.ts';
import { deleteOldVisits } from '../domains/visits/history.ts';
import { settleDebits } from '../domains/checkouts/debits.ts';
import { settleAbandoned } from '../domains/checkouts/settling.ts';
import { decideOldAmendments } from '../domains/customerData/amendments.ts';
import { deleteExpiredInvoiceLinks } from '../domains/invoices/invoiceDocument.ts';
import { deleteExpiredDocumentLinks } from '../domains/memberships/documentLinks.ts';
import { deleteExpiredKeys } from '../platform/idempotency/runIdempotent.ts';
import { decideOldIdlePeriods } from '../domains/idlePeriods/decide.ts';
import { deleteOldIdlePeriodDocuments } from '../domains/idlePeriods/documents.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { decideOldProposals } from '../domains/compensation/claim.ts';
import { confirmOldRegistrations } from '../domains/loyalty/join.ts';
import { deleteUnusedRates } from '../domains/limits/rates.ts';
import { chargeContracts } from '../domains/memberships/charging.ts';
import { deleteExpiredChallenges } from '../domains/passkeys/challenges.ts';
import { deleteUnsignedMandates } from '../domains/payments/mandates.ts';
import { notifyReadyRewards } from '../domains/recruitments/readyRewards.ts';
import { releaseUnconfirmed } from '../domains/bookings/trialSessions/release.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';

/** Pause between the end of one round and the start of the next, in milliseconds. */
export const pauseMilliseconds = 15_000;

/** All chores, in the order of a round. */
export const chores = {
  settleOpenedClasses,
  sendOpeningReminders,
  endWaitingLists,
  promoteUnblocked,
  releaseUnconfirmed,
  settleAbandoned,
  settleDebits,
  decideOldAmendments,
  decideOldIdlePeriods,
  decideOldProposals,
  confirmOldRegistrations,
  settleAttendance,
  notifyReadyRewards,
  chargeContracts,
  issueInvoices: (services) => issueInvoices(services, services.clock.now()),
  deleteExpiredChallenges: ({ db, clock }) => deleteExpiredChallenges(db, clock.now()),
  deleteExpiredKeys: ({ db, clock }) => deleteExpiredKeys(db, clock.now()),
  deleteUnsignedMandates: ({ db, clock }) => deleteUnsignedMandates(db, clock.now()),
  deleteExpiredDocumentLinks: ({ db, clock }) => deleteExpiredDocumentLinks(db, clock.now()),
  deleteOldIdlePeriodDocuments: ({ db, clock }) => deleteOldIdlePeriodDocuments(db, clock.now()),
  deleteExpiredInvoiceLinks: ({ db, clock }) => deleteExpiredInvoiceLinks(db, clock.now()),
  deleteOldVisits: ({ db, clock }) => deleteOldVisits(db, clock.now()),
  deleteUnusedRates: ({ db, clock }) => deleteUnusedRates(db, clock.now()),
  deleteOldStandingBookings,
  deleteOldAttempts: ({ db, clock }) => deleteOldAttempts(db, clock.now()),
} satisfies Record<string, (services: CheckoutServices) => Promise<void>>;

/**
 * Runs each chore once; a failing chore does not stop the others. @param failed receives the error of a failed chore
 */
export async function runChores(
  services: CheckoutServices,
  failed: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const chore of Object.values(chores)) if (!isStopped()) await chore(services).catch(failed);
}

/**
 * Starts running the chores periodically.
 * @param failed receives the error of a failed chore; the remaining chores and rounds still run
 * @param delay milliseconds before the first round
 * @returns a function that stops the chores and resolves when the current round is done
 */
export function startChores(
  services: CheckoutServices,
  failed: (error: unknown) => void,
  delay = 0,
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const round = async () => {
    await runChores(services, failed, () => stopped);
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
