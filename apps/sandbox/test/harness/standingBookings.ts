/** Weekly classes and standing bookings of many members. */
import { randomUUID } from 'node:crypto';
import { courseAppointments } from '../../src/domains/bookings/courses/tables.ts';
import { standingBookings } from '../../src/domains/bookings/standingBookings/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';

type Appointment = typeof courseAppointments.$inferInsert;

/** Start of the first class: a Thursday, the day after the start of the test world. */
export const firstStart = new Date('2026-11-26T17:00:00+01:00');

const weekMilliseconds = 7 * 24 * 60 * 60_000;

/** When booking of a class opens: two days before it starts. */
export const opening = (week: number): Date =>
  new Date(firstStart.getTime() + week * weekMilliseconds - 2 * 24 * 60 * 60_000);

/** Replaces all classes by one each Thursday at 17:00. @returns their ids: 50001, 50002 and so on */
export async function setWeeklyClass(
  db: Database,
  weeks: number,
  changes: Partial<Appointment> = {},
): Promise<number[]> {
  const ids = Array.from({ length: weeks }, (_, week) => 50_001 + week);
  await db.delete(courseAppointments);
  await db.insert(courseAppointments).values(
    ids.map((id, week) => {
      const startsAt = new Date(firstStart.getTime() + week * weekMilliseconds);
      return {
        id,
        courseId: 401,
        studioId: 1001,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        earliestBookingAt: opening(week),
        maxParticipants: 4,
        waitingListActive: false,
        maxWaitingListParticipants: 0,
        employeeIds: [301],
        locationIds: [21],
        meetingType: 'ON_SITE' as const,
        status: 'ACTIVE' as const,
        priceState: 'ONLINE_PAYMENT' as const,
        priceCents: 1450,
        ...changes,
      };
    }),
  );
  return ids;
}

/** Adds a class of another course half an hour after the start of each. @returns their ids: 51001 and so on */
export async function addOverlappingClass(db: Database): Promise<number[]> {
  const classes = await db.select().from(courseAppointments);
  const added = classes.map(({ id, startsAt, endsAt, ...row }) => ({
    ...row,
    id: id + 1000,
    courseId: 402,
    startsAt: new Date(startsAt.getTime() + 30 * 60_000),
    endsAt: new Date(endsAt.getTime() + 30 * 60_000),
  }));
  await db.insert(courseAppointments).values(added);
  return added.map(({ id }) => id);
}

/** Stores standing bookings of a weekly class, by default the first, in the order of the accounts. */
export async function addStandingBookings(
  db: Database,
  accountIds: readonly number[],
  { courseId = 401, startTime = '17:00' } = {},
): Promise<void> {
  const createdAt = new Date('2026-11-20T09:00:00Z');
  await db.insert(standingBookings).values(
    accountIds.map((accountId) => ({
      uuid: randomUUID(),
      accountId,
      courseId,
      studioId: 1001,
      weekday: 'THURSDAY' as const,
      startTime,
      checkAt: createdAt,
      createdAt,
    })),
  );
}
