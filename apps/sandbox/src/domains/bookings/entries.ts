/** What is in calendars, of whichever kind: one row for each booking, with what they are found and ordered by. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { courseAppointments } from '../courses/tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';
import { bookings } from './tables.ts';

/** What can be booked: a place in a course or event, or a time of an employee. */
export type BookingKind = 'COURSE_APPOINTMENT' | 'SINGLE_APPOINTMENT';

export type Entry = { kind: BookingKind; id: number; uuid: string };

/** The longest list of bookings. */
const longestList = 500;

function allEntries(db: Database) {
  const places = db
    .select({
      kind: sql<BookingKind>`'COURSE_APPOINTMENT'`.as('kind'),
      id: bookings.id,
      uuid: bookings.uuid,
      accountId: bookings.accountId,
      booker: bookings.booker,
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

/** Which entries: a condition on their columns. */
export type Which = (entries: Entries) => SQL | undefined;

/** Entries by start, whatever their kind. */
export async function selectEntries(
  db: Database,
  which: Which[],
  order: 'earliest first' | 'latest first' = 'earliest first',
): Promise<Entry[]> {
  const by = order === 'earliest first' ? asc : desc;
  const entries = allEntries(db);
  return db
    .select({ kind: entries.kind, id: entries.id, uuid: entries.uuid })
    .from(entries)
    .where(and(...which.map((one) => one(entries))))
    .orderBy(by(entries.startsAt), by(entries.kind), by(entries.id))
    .limit(longestList);
}

export function bookingNotFound(): Error {
  return fault(404, 'booking.error.notfound', 'There is no such booking');
}

/** @throws 404 */
export async function entryOf(db: Database, uuid: string, owner: Which): Promise<Entry> {
  const [found] = await selectEntries(db, [owner, (entries) => eq(entries.uuid, uuid)]);
  if (!found) throw bookingNotFound();
  return found;
}

/** Bookings of an account. */
export function ownedBy(accountId: number): Which {
  return (entries) => eq(entries.accountId, accountId);
}

/** Bookings of an account at the tenant that the request names, if it names one. */
export function ownedAt(accountId: number, context: ContextHeaders): Which {
  const tenant = context['X-Tenant'];
  return (entries) =>
    and(ownedBy(accountId)(entries), tenant === undefined ? undefined : eq(entries.tenant, tenant));
}

/**
 * Bookings that were made without an account: whoever knows the uuid may act. Those of a deleted account have none either, and
 * nobody may look at them any more; who has booked tells them apart (`bookerKey`).
 */
export function ownedByBearer(): Which {
  return (entries) => and(isNull(entries.accountId), like(entries.booker, 'email:%'));
}

export function toCome(now: Date): Which {
  return (entries) => and(gt(entries.endsAt, now), inArray(entries.status, ['BOOKED', 'WAITING']));
}

export function over(now: Date): Which {
  return (entries) => and(lte(entries.endsAt, now), ne(entries.status, 'CANCELED'));
}

export function overOrCanceled(now: Date): Which {
  return (entries) => or(over(now)(entries), eq(entries.status, 'CANCELED'));
}
