/** Courses of four weeks around today: one past, three upcoming, with realistic bookings. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import { bookings } from '../domains/bookings/tables.ts';
import {
  courseAppointments,
  courses,
  employees,
  locations,
} from '../domains/bookings/courses/tables.ts';
import { singleAppointments } from '../domains/bookings/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, addMinutes, dayIn, daysBetween, instantAt, zoned } from '../platform/time.ts';
import { overlap, type Span } from '../platform/wallTimes.ts';
import { type CourseSample, type CourseTime, courseTimes, sampleCourses } from './courseSamples.ts';
import { outdoorPlaces, sampleRooms, sampleStudios } from './studios.ts';

const daysBehind = 7;
/** Days that are planned after today. */
export const daysAhead = 20;

/** Days before the start when booking opens, and minutes before the start when it closes. */
const opensDays = 14;
const closesMinutes = 30;

/** Times with a bookable offer at any time: a paid course that is never canceled and half empty. */
const steadyTimes: ReadonlySet<string> = new Set(['09:30', '18:00']);

/** Times within the opening hours of weekends. */
const weekendTimes: ReadonlySet<string> = new Set(['09:30', '12:15', '16:30', '18:00']);

/** Returns whether a course takes place at a time of a weekday, 0 for Sundays. */
function takesPlace({ price, times }: CourseSample, time: CourseTime, weekday: number): boolean {
  // Free courses for everyone on Wednesdays and Saturdays, a members' course on Tuesdays.
  if (time === '12:15' && (weekday === 3 || weekday === 6)) return price === 0;
  if (time === '16:30' && weekday === 2) return price === null;
  return times.includes(time);
}

/** Returns when an appointment can be booked. */
export const bookingWindow = (startsAt: Date) => ({
  earliestBookingAt: addMinutes(startsAt, -opensDays * 24 * 60),
  latestBookingAt: addMinutes(startsAt, -closesMinutes),
});

type NewAppointment = typeof courseAppointments.$inferInsert;
type NewBooking = typeof bookings.$inferInsert;

/** Returns a pseudo-random number in [0, 1), the same at each start. */
const pseudoRandom = (...numbers: number[]): number => {
  const mixed = numbers.reduce((sum, part) => (sum * 31 + part * 17 + 7) % 9973, 1);
  return mixed / 9973;
};

/** Returns the share of places taken, and the number of people waiting. */
function toDemand(key: number): { taken: number; waiting: number } {
  if (key < 0.1) return { taken: 1, waiting: 1 + Math.floor(key * 30) };
  if (key < 0.18) return { taken: 1, waiting: 0 };
  return { taken: (key - 0.18) * 1.15, waiting: 0 };
}

/**
 * Plans appointments until `daysAhead`.
 * @param firstDay returns the first day to plan for a studio and its today; null: none
 */
export type Plan = (
  db: Database,
  now: Date,
  firstDay: (studioId: number, today: string) => string | null,
) => Promise<NewAppointment[]>;

/** Plans the first timetable. */
export async function seedTimetable(
  db: Database,
  now: Date,
  plan: Plan = planSamples,
): Promise<void> {
  const appointments = await plan(db, now, (_studioId, today) => addDays(today, -daysBehind));
  await storeAppointments(db, now, appointments);
}

/** Plans the days that became visible since the last start, so that a sandbox never runs out of courses. */
export async function extendTimetable(
  db: Database,
  now: Date,
  plan: Plan = planSamples,
): Promise<void> {
  const existing = await db
    .select({
      studioId: courseAppointments.studioId,
      last: max(courseAppointments.startsAt),
      zoneId: studios.zoneId,
    })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    // Excludes events, which are planned further ahead.
    .where(eq(courses.itemType, 'COURSE'))
    .groupBy(courseAppointments.studioId, studios.zoneId);
  const planned = new Map(
    existing.flatMap(({ studioId, last, zoneId }) =>
      last === null ? [] : [[studioId, dayIn(zoneId, last)]],
    ),
  );
  const appointments = await plan(db, now, (studioId, today) => {
    const last = planned.get(studioId);
    if (last === undefined) return null;
    return last < today ? today : addDays(last, 1);
  });
  await storeAppointments(db, now, appointments);
}

/** Plans the courses of the sample studios. */
const planSamples: Plan = async (db, now, firstDay) => {
  const allCourses = await db.select().from(courses).where(eq(courses.itemType, 'COURSE'));
  const allPeople = await db.select().from(employees);
  const allRooms = await db.select().from(locations);
  const booked = await db
    .select()
    .from(singleAppointments)
    .where(and(eq(singleAppointments.status, 'BOOKED'), gt(singleAppointments.endsAt, now)));
  // Employees with an appointment lead no course at that time.
  const isFree = (id: number, span: Span) =>
    !booked.some(
      ({ employeeId, startsAt, endsAt }) =>
        employeeId === id && overlap({ from: startsAt, until: endsAt }, span),
    );
  const appointments: NewAppointment[] = [];
  for (const studio of sampleStudios) {
    const offered = sampleCourses[studio.tenant].flatMap((sample) => {
      const course = allCourses.find(
        ({ tenant, name }) => tenant === studio.tenant && name === sample.name,
      );
      return course ? [{ course, sample }] : [];
    });
    const people = allPeople.filter(({ tenant }) => tenant === studio.tenant);
    const indoors = allRooms.filter(
      ({ studioId, name }) => studioId === studio.id && name !== outdoorPlaces[studio.tenant],
    );
    const today = dayIn(studio.zoneId, now);
    const first = firstDay(studio.id, today);
    if (first === null) continue;
    for (let day = daysBetween(today, first); day <= daysAhead; day++)
      for (const [index, time] of courseTimes.entries()) {
        // The timetable repeats weekly, with fewer courses on Sundays.
        const date = addDays(today, day);
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
        if (weekday === 0 && index > 3) continue;
        if ((weekday === 0 || weekday === 6) && !weekendTimes.has(time)) continue;
        const steady = steadyTimes.has(time);
        const possible = offered.filter(({ sample }) => takesPlace(sample, time, weekday));
        const chosen =
          possible[(weekday * courseTimes.length + index * 5 + studio.id) % possible.length];
        if (!chosen) continue;
        const { course, sample } = chosen;
        const startsAt = instantAt(studio.zoneId, date, time);
        // Databases from before rooms had categories have other rooms.
        const room =
          indoors.find(({ name }) => sampleRooms[studio.tenant][name]?.includes(sample.category)) ??
          indoors[index % indoors.length];
        const endsAt = addMinutes(startsAt, sample.minutes);
        const inTurn = people.map((_, turn) => people[(weekday + index + turn) % people.length]);
        const person = inTurn.find(
          (one) => one && isFree(one.id, { from: startsAt, until: endsAt }),
        );
        appointments.push({
          courseId: course.id,
          studioId: studio.id,
          startsAt,
          endsAt,
          ...bookingWindow(startsAt),
          maxParticipants: 8 + Math.floor(pseudoRandom(studio.id, weekday, index) * 3) * 4,
          waitingListActive: steady || pseudoRandom(index, weekday, 3) > 0.2,
          maxWaitingListParticipants: 5,
          employeeIds: person ? [person.id] : [],
          locationIds: room && !sample.online ? [room.id] : [],
          meetingType: sample.online ? 'STREAM' : 'ON_SITE',
          streamUrl: sample.online ? `https://stream.${studio.tenant}.example/${course.id}` : null,
          status:
            !steady && pseudoRandom(day + 50, index, studio.id) < 0.03 ? 'CANCELED' : 'ACTIVE',
          priceState:
            sample.price === null ? 'MEMBER_ONLY' : sample.price === 0 ? 'FREE' : 'ONLINE_PAYMENT',
          priceCents: sample.price === 0 ? null : sample.price,
        });
      }
  }
  return appointments;
};

/** What the guests of an appointment follow from. */
const guestColumns = {
  id: courseAppointments.id,
  studioId: courseAppointments.studioId,
  startsAt: courseAppointments.startsAt,
  endsAt: courseAppointments.endsAt,
  earliestBookingAt: courseAppointments.earliestBookingAt,
  maxParticipants: courseAppointments.maxParticipants,
  waitingListActive: courseAppointments.waitingListActive,
  maxWaitingListParticipants: courseAppointments.maxWaitingListParticipants,
  status: courseAppointments.status,
};

/** Stores appointments with the bookings of invented guests. */
async function storeAppointments(
  db: Database,
  now: Date,
  appointments: readonly NewAppointment[],
): Promise<void> {
  const [before] = await db.select({ id: max(courseAppointments.id) }).from(courseAppointments);
  await insertRows(db, courseAppointments, appointments);
  const stored = await db
    .select(guestColumns)
    .from(courseAppointments)
    .where(gt(courseAppointments.id, before?.id ?? 0))
    .orderBy(asc(courseAppointments.id));
  const guests = stored.flatMap((appointment) => createGuests(appointment, now));
  await insertRows(db, bookings, guests);
}

function createGuests(
  appointment: Pick<typeof courseAppointments.$inferSelect, keyof typeof guestColumns>,
  now: Date,
): NewBooking[] {
  const { id, endsAt, maxParticipants, maxWaitingListParticipants, status, earliestBookingAt } =
    appointment;
  if (status === 'CANCELED' || (earliestBookingAt && earliestBookingAt > now)) return [];
  const zone = sampleStudios.find((studio) => studio.id === appointment.studioId)?.zoneId ?? 'UTC';
  const steady = steadyTimes.has(zoned(appointment.startsAt, zone).slice(11, 16));
  const key = pseudoRandom(id, maxParticipants, 11);
  const { taken, waiting } = steady ? { taken: key / 2, waiting: 0 } : toDemand(key);
  const booked = Math.min(maxParticipants, Math.round(taken * maxParticipants));
  const waits = appointment.waitingListActive
    ? Math.min(waiting, maxWaitingListParticipants - 1)
    : 0;
  const past = endsAt <= now;
  return Array.from({ length: booked + (past ? 0 : waits) }, (_, index) => ({
    uuid: randomUUID(),
    appointmentId: id,
    accountId: null,
    booker: `email:guest-${index + 1}@sample.example`,
    status:
      index >= booked ? ('WAITING' as const) : past ? ('ATTENDED' as const) : ('BOOKED' as const),
    paidWith: 'Sample booking',
    createdAt: addMinutes(earliestBookingAt ?? appointment.startsAt, index),
  }));
}
