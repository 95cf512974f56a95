/**
 * Attendance of members: a check-in during a booked time marks it attended, none by its end marks it missed. Only where
 * members check in, and only for those whose contract lets them in; other bookings stay as they are.
 */
import {
  and,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { addMinutes } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { earnPoints } from '../points/earning.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { idlePeriods } from '../memberships/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { checkins, checkinSettings } from '../visits/tables.ts';
import { notifyAboutAppointment } from './appointmentMails.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { courseAppointments, courses } from './courses/tables.ts';
import { penalize } from './penalties.ts';
import { endAfterMissed } from './standingBookings/missed.ts';
import { benefits, singleAppointments } from './singleAppointments/tables.ts';
import { bookings } from './tables.ts';

/** Number of bookings of each kind per round; the next round handles the rest. */
const batchSize = 100;

/** How long after the end a booking is decided; one that is not by then stays as it is. */
const decidedWithinMinutes = 24 * 60;

/** Longer than any class or event; a bound for the index of starts, so that a round does not read all of the past. */
const longestMinutes = 14 * 24 * 60;

/** A booking that can be decided now. */
type Decidable = {
  id: number;
  accountId: number | null;
  name: string;
  studio: StoredStudio;
  hasCheckedIn: boolean;
};

type TimeColumns = {
  startsAt: typeof courseAppointments.startsAt | typeof singleAppointments.startsAt;
  endsAt: typeof courseAppointments.endsAt | typeof singleAppointments.endsAt;
};

/** Matches members with a check-in that overlaps the booked time. */
const hasCheckin = (db: Database, { startsAt, endsAt }: TimeColumns) =>
  exists(
    db
      .select({ id: checkins.id })
      .from(checkins)
      .where(
        and(
          eq(checkins.customerId, customers.id),
          eq(checkins.studioId, studios.id),
          lt(checkins.checkinAt, endsAt),
          gt(sql`coalesce(${checkins.checkoutAt}, ${checkins.automaticCheckoutAt})`, startsAt),
        ),
      ),
  );

/** Matches members with a running, unpaused contract of the chain on the day of the booked time, as `findRefusal` does. */
const hasContract = (db: Database, { startsAt }: TimeColumns) => {
  const day = sql`(${startsAt} at time zone ${studios.zoneId})::date`;
  const isPause = and(
    eq(idlePeriods.contractId, contracts.id),
    eq(idlePeriods.state, 'ACCEPTED'),
    lte(idlePeriods.startDate, day),
  );
  const lengthened = db
    .select({
      days: sql`coalesce(sum(least(${idlePeriods.endDate}, ${day}) - ${idlePeriods.startDate} + 1), 0)::int`,
    })
    .from(idlePeriods)
    .where(and(isPause, idlePeriods.lengthensTerm));
  const lastDay = sql`case
    when ${contracts.cancelationDate} is not null then coalesce(${contracts.contractEndDate}, ${contracts.endDate})
    when ${contracts.extension} ->> 'type' = 'NONE' then ${contracts.endDate} + ${lengthened}
    else ${day} end`;
  const ofChain = db
    .select({ id: studios.id })
    .from(studios)
    .where(eq(studios.tenant, customers.tenant));
  return exists(
    db
      .select({ id: contracts.id })
      .from(contracts)
      .where(
        and(
          eq(contracts.accountId, customers.accountId),
          sql`${contracts.studioId} in ${ofChain}`,
          lte(contracts.startDateOfUse, day),
          sql`${lastDay} >= ${day}`,
          notExists(
            db
              .select({ id: idlePeriods.id })
              .from(idlePeriods)
              .where(and(isPause, gte(idlePeriods.endDate, day))),
          ),
        ),
      ),
  );
};

/** Matches times that have begun and whose attendance is known: after a check-in, or at the end. */
function isDecidable(db: Database, times: TimeColumns, now: Date): SQL | undefined {
  return and(
    lte(times.startsAt, now),
    gt(times.startsAt, addMinutes(now, -decidedWithinMinutes - longestMinutes)),
    gt(times.endsAt, addMinutes(now, -decidedWithinMinutes)),
    or(hasCheckin(db, times), and(lte(times.endsAt, now), hasContract(db, times))),
    or(checkinSettings.selfCheckin, isNotNull(checkinSettings.codeSecret)),
  );
}

function findPlaces(db: Database, now: Date): Promise<Decidable[]> {
  return db
    .select({
      id: bookings.id,
      accountId: bookings.accountId,
      name: courses.name,
      studio: studios,
      hasCheckedIn: sql<boolean>`${hasCheckin(db, courseAppointments)}`,
    })
    .from(courseAppointments)
    .innerJoin(bookings, eq(bookings.appointmentId, courseAppointments.id))
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .innerJoin(checkinSettings, eq(checkinSettings.studioId, studios.id))
    .innerJoin(
      customers,
      and(eq(customers.accountId, bookings.accountId), eq(customers.tenant, studios.tenant)),
    )
    .where(
      and(
        eq(bookings.status, 'BOOKED'),
        eq(courseAppointments.status, 'ACTIVE'),
        eq(courseAppointments.meetingType, 'ON_SITE'),
        isDecidable(db, courseAppointments, now),
      ),
    )
    .limit(batchSize);
}

/** Finds appointments whose attendance can be decided now. */
export function findAppointments(db: Database, now: Date) {
  return (
    db
      .select({
        id: singleAppointments.id,
        accountId: singleAppointments.accountId,
        name: benefits.name,
        studio: studios,
        hasCheckedIn: sql<boolean>`${hasCheckin(db, singleAppointments)}`,
      })
      .from(singleAppointments)
      .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
      .innerJoin(studios, eq(studios.id, singleAppointments.studioId))
      .innerJoin(checkinSettings, eq(checkinSettings.studioId, studios.id))
      .innerJoin(
        customers,
        and(
          eq(customers.accountId, singleAppointments.accountId),
          eq(customers.tenant, studios.tenant),
        ),
      )
      // Not a parameter, so that the index of booked appointments applies.
      .where(
        and(eq(singleAppointments.status, sql`'BOOKED'`), isDecidable(db, singleAppointments, now)),
      )
      .limit(batchSize)
  );
}

/** What differs between a place in a course and an appointment with an employee. */
const kinds = {
  place: { table: bookings, notify: notifyAboutBooking },
  appointment: { table: singleAppointments, notify: notifyAboutAppointment },
} as const;

/** A booking whose attendance is decided. */
export type Attended = Pick<Decidable, 'id' | 'accountId' | 'name' | 'studio'> & {
  kind: keyof typeof kinds;
};

/** Gives the points for a place that somebody took. */
async function earnForPlace(
  tx: Database,
  id: number,
  { accountId, studio }: Pick<Attended, 'accountId' | 'studio'>,
): Promise<void> {
  const [place] = await tx
    .select({ uuid: bookings.uuid, at: courseAppointments.startsAt })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .where(eq(bookings.id, id));
  if (!place || accountId === null) return;
  const who = and(eq(customers.accountId, accountId), eq(customers.tenant, studio.tenant));
  await earnPoints(tx, who, studio.zoneId, {
    type: 'COURSE_BOOKING',
    id: `BOOKING ${place.uuid}`,
    at: place.at,
  });
}

/**
 * Stores whether a member came, with points for a class or the consequences of a missed booking. Does nothing for a
 * booking that was decided or canceled in the meantime.
 */
export async function decideAttendance(
  tx: Database,
  { kind, id, ...booked }: Attended,
  status: 'ATTENDED' | 'NO_SHOW',
  now: Date,
): Promise<void> {
  const { table, notify } = kinds[kind];
  const decided = await tx
    .update(table)
    .set({ status })
    .where(and(eq(table.id, id), eq(table.status, 'BOOKED')))
    .returning({ id: table.id });
  if (decided.length === 0) return;
  if (status === 'ATTENDED') {
    if (kind === 'place') await earnForPlace(tx, id, booked);
    return;
  }
  if (kind === 'place') await endAfterMissed(tx, id, now);
  const missed = await penalize(tx, booked, now);
  if (missed) await notify(tx, id, 'missed', { missed });
}

/** Decides the attendance of what has begun or ended since the last round. */
export async function settleAttendance({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const places = (await findPlaces(db, now)).map((one) => ({ ...one, kind: 'place' as const }));
  const appointments = (await findAppointments(db, now)).map((one) => ({
    ...one,
    kind: 'appointment' as const,
  }));
  await forEachIsolated('Deciding attendance', [...places, ...appointments], (one) =>
    db.transaction((tx) =>
      decideAttendance(tx, one, one.hasCheckedIn ? 'ATTENDED' : 'NO_SHOW', now),
    ),
  );
}
