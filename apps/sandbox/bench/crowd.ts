/**
 * Lets 2,000 members book at once, in 20 courses and 200 appointment slots, with two processes on one PostgreSQL; in the
 * second round one process is killed halfway. Checks that each response is a booking, a place on the waiting list or a
 * 409, that no place or employee is booked twice, and that no confirmed booking is lost. `node bench/crowd.ts` prints a
 * line of JSON.
 */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { courseAppointments, courses } from '../src/domains/bookings/courses/tables.ts';
import { benefits, singleAppointments } from '../src/domains/bookings/singleAppointments/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { addMembers } from '../test/harness/members.ts';
import { onPostgres } from './load/onPostgres.ts';
import { withTwoProcesses } from './load/twoProcesses.ts';

const crowd = { members: 2000, classes: 20, times: 200 };
const places = { maxParticipants: 12, maxWaitingListParticipants: 6 };
const studioId = 1001;
const headers = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };

/** Number of responses after which a process is killed. */
const killAfter = 600;

/** A booking request of one member. */
type Attempt = { cookie: string; path: string; body: object };

/** @property outcome uuid of the booking, or the error code */
type Reply = { status: number; outcome: string };

/** Adds twenty appointments of a course, two days from now. */
async function makeClasses(db: Database): Promise<number[]> {
  const [course] = await db.select().from(courses).where(eq(courses.tenant, 'northside')).limit(1);
  if (!course) throw new Error('The sample data have no course.');
  const startsAt = new Date(Date.now() + 48 * 3_600_000);
  const made = await db
    .insert(courseAppointments)
    .values(
      Array.from({ length: crowd.classes }, () => ({
        ...places,
        courseId: course.id,
        studioId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        waitingListActive: true,
        employeeIds: [],
        locationIds: [],
        meetingType: 'ON_SITE' as const,
        status: 'ACTIVE' as const,
        priceState: 'FREE' as const,
        priceCents: null,
      })),
    )
    .returning({ id: courseAppointments.id });
  return made.map(({ id }) => id);
}

/** Loads the next 200 slots of an appointment type, each with an employee. */
async function loadSlots(origin: string, benefitId: number): Promise<object[]> {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    organizationUnitId: String(studioId),
    startDate: day(2),
    endDate: day(50),
  });
  const path = `/nox/public/v3/bookable-items/single-appointment-benefit/${benefitId}?${query.toString()}`;
  const answer = await fetch(`${origin}${path}`, { headers });
  const { days }: Schemas['BookableAppointmentDays'] = JSON.parse(await answer.text());
  return days
    .flatMap(({ slots }) => slots)
    .flatMap(({ startDateTime, employees }) =>
      employees.map(({ id }) => ({
        benefitId,
        organizationUnitId: studioId,
        startDateTime,
        employeeId: id,
      })),
    )
    .slice(0, crowd.times);
}

/** Creates the requests: half for courses, half for slots, each of them requested by many members. */
async function createAttempts(db: Database, origin: string, classes: number[]): Promise<Attempt[]> {
  const [kind] = await db.select().from(benefits).where(eq(benefits.tenant, 'northside')).limit(1);
  if (!kind) throw new Error('The sample data have no kind of appointment.');
  const times = await loadSlots(origin, kind.id);
  if (times.length < crowd.times) throw new Error(`There are only ${times.length} slots.`);
  const clock = createClock();
  const attempts: Attempt[] = [];
  for (const [index, id] of (await addMembers(db, crowd.members)).entries()) {
    const cookie = `SESSION=${await createSession({ db, clock }, id)}`;
    const turn = Math.floor(index / 2);
    attempts.push(
      index % 2 === 0
        ? {
            cookie,
            path: '/nox/v1/calendar/bookcourse',
            body: {
              courseAppointmentId: classes[turn % classes.length],
              bookingOptionId: id,
              joinWaitingList: true,
            },
          }
        : {
            cookie,
            path: '/nox/v1/calendar/booksingle',
            body: { ...times[turn % times.length], bookingOptionId: id },
          },
    );
  }
  return attempts;
}

async function ask(origin: string, { cookie, path, body }: Attempt): Promise<Reply> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
  const outcome: unknown = await answer.json();
  const first: unknown = Array.isArray(outcome) ? outcome[0] : outcome;
  const key = answer.ok ? 'uuid' : 'errorCode';
  const value: unknown = typeof first === 'object' && first ? Reflect.get(first, key) : undefined;
  return { status: answer.status, outcome: String(value) };
}

/** Returns the violated expectations. */
async function findViolations(
  db: Database,
  classes: number[],
  replies: Reply[],
): Promise<string[]> {
  const found = replies
    .filter(
      ({ status, outcome }) => status !== 201 && !(status === 409 && outcome.includes('.error.')),
    )
    .map(({ status, outcome }) => `answered ${status} ${outcome}`);
  const confirmed = replies.filter(({ status }) => status === 201).map(({ outcome }) => outcome);
  const kept = new Set([
    ...(await db.select({ uuid: bookings.uuid }).from(bookings)).map(({ uuid }) => uuid),
    ...(await db.select({ uuid: singleAppointments.uuid }).from(singleAppointments)).map(
      ({ uuid }) => uuid,
    ),
  ]);
  found.push(...confirmed.filter((uuid) => !kept.has(uuid)).map((uuid) => `${uuid} is lost`));

  const perClass = await db
    .select({
      id: bookings.appointmentId,
      booked: sql<number>`count(*) filter (where ${bookings.status} = 'BOOKED')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${bookings.status} = 'WAITING')`.mapWith(Number),
      people: sql<number>`count(distinct ${bookings.accountId})`.mapWith(Number),
    })
    .from(bookings)
    .where(inArray(bookings.appointmentId, classes))
    .groupBy(bookings.appointmentId);
  for (const { id, booked, waiting, people } of perClass)
    if (
      booked !== places.maxParticipants ||
      waiting !== places.maxWaitingListParticipants ||
      people !== booked + waiting
    )
      found.push(`class ${id}: ${booked} booked, ${waiting} waiting, ${people} people`);

  const one = singleAppointments;
  const other = alias(singleAppointments, 'other');
  const double = await db
    .select({ uuid: one.uuid, other: other.uuid })
    .from(one)
    .innerJoin(
      other,
      and(
        eq(one.employeeId, other.employeeId),
        lt(one.id, other.id),
        lt(one.startsAt, other.endsAt),
        lt(other.startsAt, one.endsAt),
      ),
    )
    .where(and(eq(one.status, 'BOOKED'), eq(other.status, 'BOOKED')));
  found.push(...double.map((pair) => `somebody is taken twice: ${pair.uuid} and ${pair.other}`));
  return found;
}

/** Runs a round on an empty database. @param kills true if a process is killed halfway */
const round = (url: string, kills: boolean): Promise<object> =>
  withTwoProcesses(url, async ({ db, doomed, survivor, kill }) => {
    const classes = await makeClasses(db);
    const attempts = await createAttempts(db, survivor, classes);
    let answered = 0;
    let broken = 0;
    const begun = performance.now();
    const replies = await Promise.all(
      attempts.map(async (attempt, index) => {
        const origin = index % 4 < 2 ? doomed : survivor;
        const reply = await ask(origin, attempt).catch(() => {
          broken += 1;
          // Members retry when there is no response.
          return ask(survivor, attempt);
        });
        answered += 1;
        if (kills && answered === killAfter) kill();
        return reply;
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    const wrong = await findViolations(db, classes, replies);
    const appointments = await db.$count(
      singleAppointments,
      and(eq(singleAppointments.status, 'BOOKED'), eq(singleAppointments.studioId, studioId)),
    );
    return {
      kills,
      right: wrong.length === 0,
      seconds: Math.round(seconds),
      confirmed: replies.filter(({ status }) => status === 201).length,
      refused: replies.filter(({ status }) => status === 409).length,
      appointments,
      broken,
      wrong: wrong.slice(0, 20),
    };
  });

await onPostgres(async (begin) => {
  const rounds = [];
  for (const kills of [false, true])
    rounds.push(await round(await begin(`sandbox_crowd_${kills ? 'killed' : 'whole'}`), kills));
  return { rounds };
});
