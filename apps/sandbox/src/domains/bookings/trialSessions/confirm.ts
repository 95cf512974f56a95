/** Confirming a trial session booked without an account, by the uuid sent in the mail. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { type AccountContext, findAccountContext, findOtherOwner } from '../../accounts/lookup.ts';
import { queueClaim } from '../../accounts/queueClaim.ts';
import { kinds } from '../kinds.ts';
import { notifyAboutAppointment } from '../appointmentMails.ts';
import { notifyAboutBooking } from '../bookingMails.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import { claimTrial, toEntry, rejectMember, type StoredTrial } from './ownTrial.ts';
import { trialSessions } from './tables.ts';
import { toTrialBooking } from './view.ts';

function notFoundError(): Error {
  return apiError(404, 'trialsession.error.notfound', 'There is no trial session to be confirmed');
}

async function getHeldTrial(db: Database, uuid: string): Promise<StoredTrial> {
  const [trial] = await db.select().from(trialSessions).where(eq(trialSessions.confirmUuid, uuid));
  // Trial sessions booked without a mail need no confirmation.
  if (!trial || trial.confirmUntil === null) throw notFoundError();
  return trial;
}

/**
 * Confirms a held trial session and notifies by mail; repeating the call has no effect. Only now does it count as the
 * trial of the address's owner, and only now may errors reveal an account, because the link proves access to the
 * mailbox.
 * @throws 404 for an unknown uuid, 409 if it is too late, canceled, or the person is blocked, has had a trial or is a
 * member
 */
export async function confirmTrial(
  request: Pick<ApiRequest<'confirmBenefitTrial'>, 'path' | 'context' | 'hostname'>,
  { db, clock }: Services,
): Promise<Schemas['TrialBooking']> {
  const { uuid } = request.path;
  const accountContext = await findAccountContext(db, request);
  const { trial, zoneId, now } = await db.transaction(async (tx) => {
    const entry = toEntry(await getHeldTrial(tx, uuid));
    const kind = kinds[entry.kind];
    await kind.lock(tx, entry.id);
    // Read state and time after locking, because the release job may have held the lock.
    const at = clock.now();
    const held = await getHeldTrial(tx, uuid);
    const facts = await kind.loadFacts(tx, entry.id);
    const tenant = request.context['X-Tenant'] ?? held.tenant;
    if (!facts || held.tenant !== tenant) throw notFoundError();
    const { zoneId: zone } = facts.studio;
    if (facts.status === 'CANCELED') throw goneError(held, at);
    if (held.confirmedAt !== null) return { trial: held, zoneId: zone, now: at };
    if (isOver(held, at)) throw expiredError();
    const confirmed = await claimHeld(tx, held, accountContext, at);
    const notify =
      entry.kind === 'SINGLE_APPOINTMENT' ? notifyAboutAppointment : notifyAboutBooking;
    await notify(tx, entry.id, 'booked');
    return { trial: confirmed, zoneId: zone, now: at };
  });
  return toTrialBooking(db, trial, zoneId, now);
}

/**
 * Claims a held trial session for the person. If the address belongs to an account, its trial is locked and checked
 * too, so that one account cannot confirm a trial per address.
 * @throws 409
 */
async function claimHeld(
  tx: Database,
  held: StoredTrial,
  accountContext: AccountContext,
  now: Date,
): Promise<StoredTrial> {
  const { tenant, benefitId, singleAppointmentId, bookingId, confirmUntil, confirmUuid } = held;
  const { contact } = held;
  if (!contact) throw new Error('The reserved trial session has no contact.');
  const account = await findOtherOwner(tx, contact.email, accountContext, null);
  if (account) {
    await rejectBlocked(tx, account.id, tenant, now);
    await rejectMember(tx, account.id, tenant);
    await claimTrial(tx, tenant, benefitId, { accountId: account.id, customerData: null });
    // The link proves access to the mailbox of the account.
    await queueClaim(tx, account.id, contact.email);
  }
  const keep = await claimTrial(tx, tenant, benefitId, { accountId: null, customerData: contact });
  await tx.delete(trialSessions).where(eq(trialSessions.person, held.person));
  return keep({
    singleAppointmentId,
    bookingId,
    contact,
    confirmUntil,
    confirmUuid,
    confirmedAt: now,
  });
}

const isOver = ({ confirmUntil }: StoredTrial, now: Date): boolean =>
  confirmUntil !== null && now > confirmUntil;

function expiredError(): Error {
  return apiError(
    409,
    'trialsession.error.expired',
    'The trial session was not confirmed in time, and its place is free again',
  );
}

/** Either canceled or not confirmed in time. */
function goneError(held: StoredTrial, now: Date): Error {
  return held.confirmedAt === null && isOver(held, now)
    ? expiredError()
    : apiError(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
}
