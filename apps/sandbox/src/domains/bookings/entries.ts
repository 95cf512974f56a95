/** Calendar entries of all kinds: one row per booking, with the columns to filter and sort by. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { courseAppointments } from './courses/tables.ts';
import { singleAppointments } from './singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';
import { bookings } from './tables.ts';

/** Bookable kinds: a place in a course or event, or an appointment with an employee. */
export type BookingKind = 'COURSE_APPOINTMENT' | 'SINGLE_APPOINTMENT';

export type Entry = { kind: BookingKind; id: number; uuid: string };

/** Maximum length of a booking list. */
const maxEntries = 500;

function allEntries(db: Database) {
  const places = db
    .select({
      kind: sql<BookingKind>`'COURSE_APPOINTMENT'`.as('kind'),
      id: bookings.id,
      uuid: bookings.uuid,
      accountId: bookings.accountId,
      booker: bookings.booker,
      hasGuestData: sql<boolean>`${bookings.customerData} is not null`.as('has_guest_data'),
      status: sql<Schemas['BookedItem']['participantStatus']>`${bookings.status}`.as('status'),
      startsAt: courseAppointments.startsAt,
      endsAt: courseAppointments.endsAt,
      tenant: studios.tenant,
    })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId));
  const singles = db
    .select({
      kind: sql<BookingKind>`'SINGLE_APPOINTMENT'`.as('kind'),
      id: singleAppointments.id,
      uuid: singleAppointments.uuid,
      accountId: singleAppointments.accountId,
      booker: singleAppointments.booker,
      hasGuestData: sql<boolean>`${singleAppointments.customerData} is not null`.as(
        'has_guest_data',
      ),
      status: sql<Schemas['BookedItem']['participantStatus']>`${singleAppointments.status}`.as(
        'status',
      ),
      startsAt: singleAppointments.startsAt,
      endsAt: singleAppointments.endsAt,
      tenant: studios.tenant,
    })
    .from(singleAppointments)
    .innerJoin(studios, eq(studios.id, singleAppointments.studioId));
  return unionAll(places, singles).as('entries');
}

type Entries = ReturnType<typeof allEntries>;

/** Filter: a condition on the columns of the entries. */
export type EntryFilter = (entries: Entries) => SQL | undefined;

/** Loads entries of all kinds, sorted by start. */
export async function selectEntries(
  db: Database,
  filters: EntryFilter[],
  order: 'earliest first' | 'latest first' = 'earliest first',
): Promise<Entry[]> {
  const by = order === 'earliest first' ? asc : desc;
  const entries = allEntries(db);
  return db
    .select({ kind: entries.kind, id: entries.id, uuid: entries.uuid })
    .from(entries)
    .where(and(...filters.map((one) => one(entries))))
    .orderBy(by(entries.startsAt), by(entries.kind), by(entries.id))
    .limit(maxEntries);
}

export function bookingNotFound(): Error {
  return apiError(404, 'booking.error.notfound', 'There is no such booking');
}

/** @throws 404 */
export async function findEntry(db: Database, uuid: string, owner: EntryFilter): Promise<Entry> {
  const [found] = await selectEntries(db, [owner, (entries) => eq(entries.uuid, uuid)]);
  if (!found) throw bookingNotFound();
  return found;
}

/** Matches bookings of an account. */
export function ownedByAccount(accountId: number): EntryFilter {
  return (entries) => eq(entries.accountId, accountId);
}

/** Matches bookings of an account at the tenant named by the request, if any. */
export function ownedAtTenant(accountId: number, context: ContextHeaders): EntryFilter {
  const tenant = context['X-Tenant'];
  return (entries) =>
    and(
      ownedByAccount(accountId)(entries),
      tenant === undefined ? undefined : eq(entries.tenant, tenant),
    );
}

/**
 * Matches bookings that were made without an account, which anyone who knows the uuid may access, also after an account
 * has claimed them. Deleting the account deletes the guest's data, so that they become inaccessible.
 */
export function madeByGuest(): EntryFilter {
  return (entries) =>
    or(ownedByGuest()(entries), and(isNotNull(entries.accountId), eq(entries.hasGuestData, true)));
}

/**
 * Matches bookings without an account. The `email:` prefix of `bookerKey` excludes those of deleted accounts, which stay
 * inaccessible.
 */
export function ownedByGuest(): EntryFilter {
  return (entries) => and(isNull(entries.accountId), like(entries.booker, 'email:%'));
}

export function upcoming(now: Date): EntryFilter {
  return (entries) => and(gt(entries.endsAt, now), inArray(entries.status, ['BOOKED', 'WAITING']));
}

/** Matches bookings with a place that end after a time; whether they were attended does not matter. */
export function confirmedSince(since: Date): EntryFilter {
  return (entries) =>
    and(gt(entries.endsAt, since), inArray(entries.status, ['BOOKED', 'ATTENDED', 'NO_SHOW']));
}

export function past(now: Date): EntryFilter {
  return (entries) => and(lte(entries.endsAt, now), ne(entries.status, 'CANCELED'));
}

export function pastOrCanceled(now: Date): EntryFilter {
  return (entries) => or(past(now)(entries), eq(entries.status, 'CANCELED'));
}
