/** Confirming a trial session that was booked without an account, by the uuid that the mail has. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { contextOf, otherOwnerOf } from '../accounts/lookup.ts';
import { kinds } from '../bookings/kinds.ts';
import { tellAppointment } from '../mail/appointmentMails.ts';
import { tellBooking } from '../mail/bookingMails.ts';
import { alreadyUsed, entryOfTrial, hasTrial, refuseMember, type StoredTrial } from './ownTrial.ts';
import { trialSessions } from './tables.ts';
import { toTrialBooking } from './view.ts';

function notFound(): Error {
  return fault(404, 'trialsession.error.notfound', 'There is no trial session to be confirmed');
}

async function trialBy(db: Database, uuid: string): Promise<StoredTrial> {
  const [trial] = await db.select().from(trialSessions).where(eq(trialSessions.confirmUuid, uuid));
  // Whoever needed no mail has nothing to confirm.
  if (!trial || trial.confirmUntil === null) throw notFound();
  return trial;
}

/**
 * Books for good what was held, and says so by mail; again it changes nothing. Only now somebody is refused who has an account: whoever
 * has the link reads the mails of the address, and may be told.
 * @throws 404 for a uuid that nothing waits for, 409 when it is too late, canceled, or the person has had a trial or is a member
 */
export async function confirmTrial(
  request: Pick<ApiRequest<'confirmBenefitTrial'>, 'path' | 'context' | 'hostname'>,
  { db, clock }: Services,
): Promise<Schemas['TrialBooking']> {
  const { uuid } = request.path;
  const now = clock.now();
  const accountContext = await contextOf(db, request);
  const { trial, zoneId } = await db.transaction(async (tx) => {
    const entry = entryOfTrial(await trialBy(tx, uuid));
    const kind = kinds[entry.kind];
    await kind.lock(tx, entry.id);
    const held = await trialBy(tx, uuid);
    const facts = await kind.factsOf(tx, entry.id);
    const tenant = request.context['X-Tenant'] ?? held.tenant;
    if (!facts || held.tenant !== tenant) throw notFound();
    if (facts.status === 'CANCELED') throw gone(held, now);
    if (held.confirmedAt !== null) return { trial: held, zoneId: facts.zoneId };
    if (isOver(held, now)) throw expired();
    const email = held.contact?.email ?? '';
    const account = await otherOwnerOf(tx, email, accountContext, null);
    if (account) await refuseOwner(tx, account.id, held);
    const [confirmed] = await tx
      .update(trialSessions)
      .set({ confirmedAt: now })
      .where(eq(trialSessions.confirmUuid, uuid))
      .returning();
    if (!confirmed) throw notFound();
    const tell = entry.kind === 'SINGLE_APPOINTMENT' ? tellAppointment : tellBooking;
    await tell(tx, entry.id, 'booked');
    return { trial: confirmed, zoneId: facts.zoneId };
  });
  return toTrialBooking(db, trial, zoneId, now);
}

/** The address belongs to an account: what it has counts too. @throws 409 */
async function refuseOwner(
  tx: Database,
  accountId: number,
  { benefitId, tenant }: StoredTrial,
): Promise<void> {
  await refuseMember(tx, accountId, tenant);
  const owner = { accountId, customerData: null };
  if (await hasTrial(tx, tenant, benefitId, owner)) throw alreadyUsed();
}

const isOver = ({ confirmUntil }: StoredTrial, now: Date): boolean =>
  confirmUntil !== null && now > confirmUntil;

function expired(): Error {
  return fault(
    409,
    'trialsession.error.expired',
    'The trial session was not confirmed in time, and its place is free again',
  );
}

/** What is not booked any more was canceled, or nobody has confirmed it in time. */
function gone(held: StoredTrial, now: Date): Error {
  return held.confirmedAt === null && isOver(held, now)
    ? expired()
    : fault(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
}
