/** One trial session for each person and tenant: an account, or an address whose mail was answered. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiError } from '../../server/apiError.ts';
import { isConnectedToTenant, isTenantMember } from '../accounts/customers.ts';
import { additionalEmails, accounts } from '../accounts/tables.ts';
import { type Booker, bookerKey } from '../bookings/rules.ts';
import type { BookingKind } from '../bookings/entries.ts';
import { bookings } from '../bookings/tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { trialSessions } from './tables.ts';

export type StoredTrial = typeof trialSessions.$inferSelect;

/** What calendars have of it. */
export function entryOfTrial({ singleAppointmentId, bookingId }: StoredTrial): {
  kind: BookingKind;
  id: number;
} {
  if (singleAppointmentId !== null) return { kind: 'SINGLE_APPOINTMENT', id: singleAppointmentId };
  if (bookingId !== null) return { kind: 'COURSE_APPOINTMENT', id: bookingId };
  throw new Error('A trial session has nothing that is booked.');
}

/** What a person has, or has had. */
const countsAs: ('BOOKED' | 'ATTENDED' | 'NO_SHOW')[] = ['BOOKED', 'ATTENDED', 'NO_SHOW'];

/** Trial sessions that take place, or have; those of canceled bookings do not count. */
export function selectTaken(db: Database, where: SQL | undefined) {
  return db
    .select({ trial: trialSessions })
    .from(trialSessions)
    .leftJoin(singleAppointments, eq(singleAppointments.id, trialSessions.singleAppointmentId))
    .leftJoin(bookings, eq(bookings.id, trialSessions.bookingId))
    .where(
      and(
        where,
        or(inArray(singleAppointments.status, countsAs), inArray(bookings.status, countsAs)),
      ),
    );
}

function alreadyUsed(): Error {
  return apiError(
    409,
    'trialsession.error.alreadyused',
    'This person has had their trial session at this chain already',
  );
}

/** A trial session is for people who are not members yet. @throws 409 */
export async function refuseMember(db: Database, accountId: number, tenant: string): Promise<void> {
  if (await isMember(db, accountId, tenant))
    throw apiError(
      409,
      'trialsession.error.member',
      'A trial session is for people who are not members yet',
    );
}

/** Whether a tenant knows an account as one of its members, or it is connected to one of the studios. */
export async function isMember(db: Database, accountId: number, tenant: string): Promise<boolean> {
  const isConnected = await isConnectedToTenant(db, accountId, tenant);
  return isConnected || isTenantMember(db, accountId, tenant);
}

/** Held without an account, and not confirmed: it may be anybody's, who has typed the address. */
const isHeld = and(isNotNull(trialSessions.confirmUntil), isNull(trialSessions.confirmedAt));

/**
 * Whether a person has a trial session at a tenant, or has had one, as the trial or otherwise booked; an account also without it, by one
 * of its own addresses. A place that is only held is nobody's trial yet.
 */
export async function hasTrial(
  db: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
): Promise<boolean> {
  const addresses = booker.accountId === null ? [] : await addressesOf(db, booker.accountId);
  const names = [bookerKey(booker), ...addresses.map((email) => `email:${email}`)];
  const own = and(eq(trialSessions.tenant, tenant), inArray(trialSessions.person, names));
  if ((await selectTaken(db, own)).length > 0) return true;
  const held = db
    .select({ id: trialSessions.singleAppointmentId })
    .from(trialSessions)
    .where(and(isHeld, isNotNull(trialSessions.singleAppointmentId)));
  const otherwise = and(
    eq(singleAppointments.benefitId, benefitId),
    eq(singleAppointments.booker, bookerKey(booker)),
    inArray(singleAppointments.status, countsAs),
    notInArray(singleAppointments.id, held),
  );
  return (await db.$count(singleAppointments, otherwise)) > 0;
}

async function addressesOf(db: Database, accountId: number): Promise<string[]> {
  const main = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const additional = await db
    .select({ email: additionalEmails.email })
    .from(additionalEmails)
    .where(and(eq(additionalEmails.accountId, accountId), eq(additionalEmails.verified, true)));
  return [...main, ...additional].map(({ email }) => email.toLowerCase());
}

/** What a person books as their trial. */
export type Claimed = Pick<
  StoredTrial,
  'singleAppointmentId' | 'bookingId' | 'contact' | 'confirmUntil'
> &
  Partial<Pick<StoredTrial, 'confirmUuid' | 'confirmedAt'>>;

/** Stores what a person has booked as their trial. */
export type KeepTrial = (claimed: Claimed) => Promise<StoredTrial>;

/**
 * Locks the trial of a person until the transaction ends. Call it after the lock of what is booked, so that no two wait for each other.
 * @param refused what is thrown when they have one already
 * @throws 409
 */
export async function claimTrial(
  tx: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
  refused: () => Error = alreadyUsed,
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
    return stored(trial);
  };
}

/**
 * As `claimTrial`, for what waits for its mail: it has a row of its own, so that it keeps nobody from anything but its place, and is
 * claimed once somebody confirms it.
 * @throws 409
 */
export async function holdTrial(
  tx: Database,
  tenant: string,
  benefitId: number,
  booker: Booker,
): Promise<KeepTrial> {
  if (await hasTrial(tx, tenant, benefitId, booker)) throw alreadyUsed();
  return async (claimed) => {
    const confirmUuid = randomUUID();
    const held = { tenant, benefitId, person: `hold:${confirmUuid}`, confirmUuid };
    const [trial] = await tx
      .insert(trialSessions)
      .values({ ...held, ...claimed })
      .returning();
    return stored(trial);
  };
}

function stored(trial: StoredTrial | undefined): StoredTrial {
  if (!trial) throw new Error('The trial session was not stored.');
  return trial;
}
