/** Course appointments of the test world and their bookings. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type Booker, bookerKey } from '../domains/bookings/rules.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { courseAppointments } from '../domains/bookings/courses/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes, dayIn } from '../platform/time.ts';
import { courseRows } from './rows.ts';
import type { StateResult } from './vocabulary.ts';
import { present } from './world.ts';

type NewAppointment = typeof courseAppointments.$inferInsert;

/** Start of the sample appointment. */
const sampleStart = new Date('2026-11-26T17:00:00+01:00');

/** Returns the start of an appointment, derived from its id, each on a separate day. */
export function computeStart(id: number): Date {
  return addMinutes(sampleStart, ((((id - 50_001) % 28) + 28) % 28) * 24 * 60);
}

export const places = 12;
export const waitingPlaces = 5;

/** Number of other guests of the sample appointment. */
const sampleGuests = 7;

function createRow(id: number, startsAt: Date): NewAppointment {
  return {
    id,
    courseId: 401,
    studioId: 1001,
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    earliestBookingAt: addMinutes(startsAt, -14 * 24 * 60),
    latestBookingAt: addMinutes(startsAt, -30),
    maxParticipants: places,
    waitingListActive: true,
    maxWaitingListParticipants: waitingPlaces,
    employeeIds: [301],
    locationIds: [21],
    meetingType: 'ON_SITE',
    streamUrl: null,
    status: 'ACTIVE',
    priceState: 'ONLINE_PAYMENT',
    priceCents: 1450,
  };
}

/**
 * Creates an appointment with guests, replacing one with the same id.
 * @param changes columns that differ from the defaults
 */
export async function setAppointment(
  db: Database,
  id: number,
  changes: Partial<NewAppointment>,
  { booked = sampleGuests, waiting = 0, ifMissing = false } = {},
): Promise<void> {
  if (!ifMissing) await db.delete(courseAppointments).where(eq(courseAppointments.id, id));
  const inserted = await db
    .insert(courseAppointments)
    .values({ ...createRow(id, changes.startsAt ?? computeStart(id)), ...changes })
    .onConflictDoNothing()
    .returning({ id: courseAppointments.id });
  if (inserted.length === 0 || booked + waiting === 0) return;
  await db.insert(bookings).values(
    Array.from({ length: booked + waiting }, (_, index) => ({
      uuid: randomUUID(),
      appointmentId: id,
      booker: `email:guest-${index + 1}@sample.example`,
      status: index < booked ? ('BOOKED' as const) : ('WAITING' as const),
      paidWith: 'Sample booking',
      createdAt: present,
    })),
  );
}

/** Appointment at the same time as another one. */
const clashingId = 50_090;

/** Books a place. @param paid what paid for it */
export async function bookPlace(
  db: Database,
  appointmentId: number,
  booker: Booker,
  paid: Pick<typeof bookings.$inferInsert, 'paidWith' | 'grantId' | 'visit'> = {},
): Promise<void> {
  await db.insert(bookings).values({
    ...booker,
    ...paid,
    uuid: randomUUID(),
    appointmentId,
    booker: bookerKey(booker),
    status: 'BOOKED',
    createdAt: present,
  });
}

/** Books a place in another course at the same time. */
export async function bookAtSameTime(db: Database, startsAt: Date, booker: Booker): Promise<void> {
  const changes = { startsAt, courseId: courseRows.freeCourse.id, employeeIds: [] };
  await setAppointment(db, clashingId, changes, { booked: 0 });
  await bookPlace(db, clashingId, booker);
}

/** Returns the day of an appointment in its studio's time zone, as a state result. */
export async function findDay(db: Database, id: number): Promise<StateResult> {
  const [found] = await db
    .select({ startsAt: courseAppointments.startsAt, zoneId: studios.zoneId })
    .from(courseAppointments)
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .where(eq(courseAppointments.id, id));
  return found ? { day: dayIn(found.zoneId, found.startsAt) } : {};
}

/** Deletes an appointment with its bookings. */
export async function removeAppointment(db: Database, id: number): Promise<void> {
  await db.delete(courseAppointments).where(eq(courseAppointments.id, id));
}
