/** Confirming a trial session that was booked without an account, by the uuid that the mail has. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { type AccountContext, findAccountContext, findOtherOwner } from '../accounts/lookup.ts';
import { kinds } from '../bookings/kinds.ts';
import { notifyAboutAppointment } from '../mail/appointmentMails.ts';
import { notifyAboutBooking } from '../mail/bookingMails.ts';
import { refuseBlocked } from '../refusals/rules.ts';
import { claimTrial, entryOfTrial, refuseMember, type StoredTrial } from './ownTrial.ts';
import { trialSessions } from './tables.ts';
import { toTrialBooking } from './view.ts';

function notFound(): Error {
  return apiError(404, 'trialsession.error.notfound', 'There is no trial session to be confirmed');
}

async function trialBy(db: Database, uuid: string): Promise<StoredTrial> {
  const [trial] = await db.select().from(trialSessions).where(eq(trialSessions.confirmUuid, uuid));
  // Whoever needed no mail has nothing to confirm.
  if (!trial || trial.confirmUntil === null) throw notFound();
  return trial;
}

/**
 * Books for good what was held, and says so by mail; again it changes nothing. Only now it is the trial of whoever has the address, and
 * only now somebody is refused who has an account: whoever has the link reads the mails of the address, and may be told.
 * @throws 404 for a uuid that nothing waits for, 409 when it is too late, canceled, or the person may not book, has had a trial or is a
 *   member
 */
export async function confirmTrial(
  request: Pick<ApiRequest<'confirmBenefitTrial'>, 'path' | 'context' | 'hostname'>,
  { db, clock }: Services,
): Promise<Schemas['TrialBooking']> {
  const { uuid } = request.path;
  const accountContext = await findAccountContext(db, request);
  const { trial, zoneId, now } = await db.transaction(async (tx) => {
    const entry = entryOfTrial(await trialBy(tx, uuid));
    const kind = kinds[entry.kind];
    await kind.lock(tx, entry.id);
    // What has changed and what time it is, is looked at once the lock is there: whoever frees it has waited for it, too.
    const at = clock.now();
    const held = await trialBy(tx, uuid);
    const facts = await kind.loadFacts(tx, entry.id);
    const tenant = request.context['X-Tenant'] ?? held.tenant;
    if (!facts || held.tenant !== tenant) throw notFound();
    const { zoneId: zone } = facts;
    if (facts.status === 'CANCELED') throw gone(held, at);
    if (held.confirmedAt !== null) return { trial: held, zoneId: zone, now: at };
    if (isOver(held, at)) throw expired();
    const confirmed = await claimHeld(tx, held, accountContext, at);
    const tell = entry.kind === 'SINGLE_APPOINTMENT' ? notifyAboutAppointment : notifyAboutBooking;
    await tell(tx, entry.id, 'booked');
    return { trial: confirmed, zoneId: zone, now: at };
  });
  return toTrialBooking(db, trial, zoneId, now);
}

/**
 * Makes what is held the trial of the person. The address may belong to an account: its trial is locked, too, so that it does not confirm
 * one by each of its addresses, and what it has counts.
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
  if (!contact) throw new Error('A trial session is held that nobody has typed an address for.');
  const account = await findOtherOwner(tx, contact.email, accountContext, null);
  if (account) {
    await refuseBlocked(tx, account.id, tenant, now);
    await refuseMember(tx, account.id, tenant);
    await claimTrial(tx, tenant, benefitId, { accountId: account.id, customerData: null });
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

function expired(): Error {
  return apiError(
    409,
    'trialsession.error.expired',
    'The trial session was not confirmed in time, and its place is free again',
  );
}

/** What is not booked any more was canceled, or nobody has confirmed it in time. */
function gone(held: StoredTrial, now: Date): Error {
  return held.confirmedAt === null && isOver(held, now)
    ? expired()
    : apiError(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
}
