/** One trial session per person (an account or a confirmed address) and tenant. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { isConnectedToTenant, isTenantMember } from '../../accounts/customers.ts';
import { additionalEmails, accounts } from '../../accounts/tables.ts';
import { type Booker, bookerKey, guestKey } from '../rules.ts';
import type { BookingKind } from '../entries.ts';
import { bookings } from '../tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { trialSessions } from './tables.ts';

export type StoredTrial = typeof trialSessions.$inferSelect;

/** Returns the calendar entry of a trial session. */
export function toEntry({ singleAppointmentId, bookingId }: StoredTrial): {
  kind: BookingKind;
  id: number;
} {
  if (singleAppointmentId !== null) return { kind: 'SINGLE_APPOINTMENT', id: singleAppointmentId };
  if (bookingId !== null) return { kind: 'COURSE_APPOINTMENT', id: bookingId };
  throw new Error('The trial session has no booking.');
}

/** Booking states of a trial that counts. */
const takenStates: ('BOOKED' | 'ATTENDED' | 'NO_SHOW')[] = ['BOOKED', 'ATTENDED', 'NO_SHOW'];

/** Queries trial sessions that count; canceled bookings do not. */
export function selectTaken(db: Database, where: SQL | undefined) {
  return db
    .select({ trial: trialSessions })
    .from(trialSessions)
    .leftJoin(singleAppointments, eq(singleAppointments.id, trialSessions.singleAppointmentId))
    .leftJoin(bookings, eq(bookings.id, trialSessions.bookingId))
    .where(
      and(
        where,
        or(inArray(singleAppointments.status, takenStates), inArray(bookings.status, takenStates)),
      ),
    );
}

function alreadyUsedError(): Error {
  return apiError(
    409,
    'trialsession.error.alreadyused',
    'This person has had their trial session at this chain already',
  );
}

/** Trial sessions are for non-members only. @throws 409 */
export async function rejectMember(db: Database, accountId: number, tenant: string): Promise<void> {
  if (await isMember(db, accountId, tenant))
    throw apiError(
      409,
      'trialsession.error.member',
      'A trial session is for people who are not members yet',
    );
}

/** Returns whether the account is a registered member of the tenant or connected to one of its studios. */
export async function isMember(db: Database, accountId: number, tenant: string): Promise<boolean> {
  const isConnected = await isConnectedToTenant(db, accountId, tenant);
  return isConnected || isTenantMember(db, accountId, tenant);
}

/** Matches unconfirmed holds, whose address anyone may have entered. */
export const isUnconfirmed = and(
  isNotNull(trialSessions.confirmUntil),
  isNull(trialSessions.confirmedAt),
);

/**
 * Returns whether a person has or had a trial session at a tenant, as a trial or otherwise booked; for an account also under
 * its addresses. Unconfirmed holds do not count.
 */
export async function hasTrial(
  db: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
): Promise<boolean> {
  const addresses = booker.accountId === null ? [] : await loadAddresses(db, booker.accountId);
  const names = [bookerKey(booker), ...addresses.map(guestKey)];
  const own = and(eq(trialSessions.tenant, tenant), inArray(trialSessions.person, names));
  if ((await selectTaken(db, own)).length > 0) return true;
  const held = db
    .select({ id: trialSessions.singleAppointmentId })
    .from(trialSessions)
    .where(and(isUnconfirmed, isNotNull(trialSessions.singleAppointmentId)));
  const otherwise = and(
    eq(singleAppointments.benefitId, benefitId),
    eq(singleAppointments.booker, bookerKey(booker)),
    inArray(singleAppointments.status, takenStates),
    notInArray(singleAppointments.id, held),
  );
  return (await db.$count(singleAppointments, otherwise)) > 0;
}

async function loadAddresses(db: Database, accountId: number): Promise<string[]> {
  const main = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const additional = await db
    .select({ email: additionalEmails.email })
    .from(additionalEmails)
    .where(and(eq(additionalEmails.accountId, accountId), eq(additionalEmails.verified, true)));
  return [...main, ...additional].map(({ email }) => email);
}

/** Columns of a claimed trial session. */
export type Claimed = Pick<
  StoredTrial,
  'singleAppointmentId' | 'bookingId' | 'contact' | 'confirmUntil'
> &
  Partial<Pick<StoredTrial, 'confirmUuid' | 'confirmedAt'>>;

/** Stores the booking of a claimed trial. */
export type KeepTrial = (claimed: Claimed) => Promise<StoredTrial>;

/**
 * Locks the trial of a person until the transaction ends. Call it after locking the booked resource, to avoid
 * deadlocks.
 * @param refused creates the error if they have one already
 * @throws 409
 */
export async function claimTrial(
  tx: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
  refused: () => Error = alreadyUsedError,
): Promise<KeepTrial> {
  const key = { tenant, person: bookerKey(booker) };
  const first = { ...key, benefitId, confirmUuid: randomUUID() };
  await tx.insert(trialSessions).values(first).onConflictDoNothing();
  const own = and(eq(trialSessions.tenant, tenant), eq(trialSessions.person, key.person));
  await tx.select({ person: trialSessions.person }).from(trialSessions).where(own).for('update');
  if (await hasTrial(tx, tenant, benefitId, booker)) throw refused();
  return async (claimed) => {
    const [trial] = await tx
      .update(trialSessions)
      .set({ benefitId, confirmUuid: randomUUID(), confirmedAt: null, ...claimed })
      .where(own)
      .returning();
    return requireStored(trial);
  };
}

/**
 * Like `claimTrial` for an unconfirmed booking: uses a separate row, so that it blocks only its place, and is claimed
 * on confirmation.
 * @throws 409
 */
export async function holdTrial(
  tx: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
): Promise<KeepTrial> {
  if (await hasTrial(tx, tenant, benefitId, booker)) throw alreadyUsedError();
  return async (claimed) => {
    const confirmUuid = randomUUID();
    const held = { tenant, benefitId, person: `hold:${confirmUuid}`, confirmUuid };
    const [trial] = await tx
      .insert(trialSessions)
      .values({ ...held, ...claimed })
      .returning();
    return requireStored(trial);
  };
}

/**
 * Moves the trial session of a booking to the account that now has the booking, unless the account has had another
 * one.
 * @param tx a transaction that has locked the booked resource
 */
export async function moveTrial(tx: Database, ofBooking: SQL, accountId: number): Promise<void> {
  const [trial] = await tx.select().from(trialSessions).where(ofBooking).for('update');
  if (!trial) return;
  const person = bookerKey({ accountId, customerData: null });
  const own = and(eq(trialSessions.tenant, trial.tenant), eq(trialSessions.person, person));
  if ((await selectTaken(tx, own)).length > 0) return;
  // The account's own row can only be a lock or that of a canceled trial session.
  await tx.delete(trialSessions).where(own);
  await tx.update(trialSessions).set({ person }).where(ofBooking);
}

function requireStored(trial: StoredTrial | undefined): StoredTrial {
  if (!trial) throw new Error('The trial session was not stored.');
  return trial;
}
