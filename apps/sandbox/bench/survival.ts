/**
 * Sends 300 mixed requests a second for a minute to two processes on one PostgreSQL and kills one of them halfway. Checks
 * that confirmed changes are stored once, and that the bank's records match ours. `node bench/survival.ts` prints a line
 * of JSON.
 */
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { createClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { bookings, courseAppointmentCheckouts } from '../src/domains/bookings/tables.ts';
import { checkouts } from '../src/domains/checkouts/tables.ts';
import { courseAppointments, offers } from '../src/domains/bookings/courses/tables.ts';
import { paymentInstruments, payments } from '../src/domains/payments/tables.ts';
import { addMembers } from '../test/harness/members.ts';
import { type Field, type Member, work } from './load/mixed.ts';
import { onPostgres } from './load/onPostgres.ts';
import { withTwoProcesses } from './load/twoProcesses.ts';
import { bankAuthorizations } from '../src/platform/bank/tables.ts';

const perSecond = 300;
const seconds = 60;
const memberCount = 400;
const classes = 30;
const places = { maxParticipants: 40, maxWaitingListParticipants: 10 };

/** Time within which the other process completes the work of the killed one (chores.ts). */
const patienceSeconds = 150;

/** Adds members with a session, a booking option and a card, and classes that they can book. */
async function prepare(db: Database): Promise<Omit<Field, 'origins' | 'confirmed' | 'tally'>> {
  const ids = await addMembers(db, memberCount);
  const clock = createClock();
  const members: Member[] = [];
  for (const id of ids) {
    const [card] = await db
      .insert(paymentInstruments)
      .values({
        accountId: id,
        type: 'CREDIT_CARD',
        brand: 'Visa',
        lastFour: '4242',
        expiryMonth: 12,
        expiryYear: clock.now().getUTCFullYear() + 3,
        behaviour: 'PAYS',
        preferred: true,
        authenticated: true,
      })
      .returning({ id: paymentInstruments.id });
    const cookie = `SESSION=${await createSession({ db, clock }, id)}`;
    members.push({ id, cookie, instrumentId: card?.id ?? 0 });
  }
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.studioId, 1001), gt(offers.priceCents, 0)))
    .limit(1);
  if (!offer) throw new Error('The sample data have no offer that costs something.');
  const startsAt = new Date(clock.now().getTime() + 48 * 3_600_000);
  const made = await db
    .insert(courseAppointments)
    .values(
      Array.from({ length: classes }, () => ({
        ...places,
        courseId: offer.courseId,
        studioId: offer.studioId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        waitingListActive: true,
        employeeIds: [],
        locationIds: [],
        meetingType: 'ON_SITE' as const,
        status: 'ACTIVE' as const,
        priceState: 'ONLINE_PAYMENT' as const,
        priceCents: offer.priceCents,
      })),
    )
    .returning({ id: courseAppointments.id });
  return { members, appointmentIds: made.map(({ id }) => id), offerId: offer.id };
}

/** Waits until the bank has been told every decision. @returns false if that takes too long */
async function waitUntilSettled(db: Database): Promise<boolean> {
  for (let second = 0; second < patienceSeconds; second += 1) {
    const open = await db.$count(payments, inArray(payments.state, ['CAPTURING', 'REVERSING']));
    if (open === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return false;
}

/** Returns the violated expectations. */
async function findViolations(
  db: Database,
  { confirmed, tally, appointmentIds }: Field,
): Promise<string[]> {
  const found: string[] = [...tally.failures];
  const expect = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  expect(await waitUntilSettled(db), 'the bank was not told everything');

  const stored = new Map(
    (await db.select().from(bookings)).map((booking) => [booking.uuid, booking]),
  );
  for (const [uuid, state] of confirmed.bookings) {
    const status = stored.get(uuid)?.status;
    expect(
      state === 'canceled' ? status === 'CANCELED' : status === 'BOOKED' || status === 'WAITING',
      `booking ${uuid} was ${state} and is ${status ?? 'lost'}`,
    );
  }
  const orders = await db
    .select({
      checkout: checkouts,
      order: courseAppointmentCheckouts,
      payment: payments,
      booking: bookings,
    })
    .from(checkouts)
    .innerJoin(courseAppointmentCheckouts, eq(courseAppointmentCheckouts.checkoutId, checkouts.id))
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .leftJoin(bookings, eq(bookings.id, courseAppointmentCheckouts.bookingId));
  const finalized = new Set<string>();
  for (const { checkout, payment, booking } of orders) {
    const { id, state } = checkout;
    if (state === 'FINALIZED') finalized.add(id);
    const wanted =
      state !== 'FINALIZED'
        ? [undefined, 'VOIDED', 'AUTHORIZED', 'HOLD_REQUESTED']
        : booking?.status === 'BOOKED'
          ? ['CHARGED']
          : ['AUTHORIZED'];
    expect(
      wanted.includes(payment?.state),
      `checkout ${id} is ${state}, its booking ${booking?.status ?? 'none'}, its payment ${payment?.state ?? 'none'}`,
    );
    expect(
      state !== 'FINALIZED' || booking !== null,
      `checkout ${id} is finalized without a booking`,
    );
  }
  for (const id of confirmed.checkouts)
    expect(finalized.has(id), `checkout ${id} was finalized and is not`);

  const taken = await db
    .select({ id: bankAuthorizations.id, key: bankAuthorizations.key })
    .from(bankAuthorizations)
    .where(and(isNotNull(bankAuthorizations.capturedAt), isNull(bankAuthorizations.reversedAt)));
  const paid = orders.filter(({ payment }) => payment?.state === 'CHARGED');
  expect(
    taken.length === paid.length,
    `the bank has taken ${taken.length} times, ${paid.length} are paid`,
  );
  const perCheckout = new Set(taken.map(({ key }) => key.split(':')[0]));
  expect(perCheckout.size === taken.length, 'the bank has taken twice for a checkout');

  const full = await db
    .select({
      id: bookings.appointmentId,
      booked: sql<number>`count(*) filter (where ${bookings.status} = 'BOOKED')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${bookings.status} = 'WAITING')`.mapWith(Number),
    })
    .from(bookings)
    .where(inArray(bookings.appointmentId, appointmentIds))
    .groupBy(bookings.appointmentId);
  for (const { id, booked, waiting } of full) {
    expect(booked <= places.maxParticipants, `class ${id} has ${booked} places taken`);
    expect(
      waiting === 0 || booked === places.maxParticipants,
      `class ${id} has ${waiting} waiting and ${booked} booked`,
    );
  }
  return found;
}

const quantile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

const run = (url: string): Promise<object> =>
  withTwoProcesses(url, async ({ db, doomed, survivor, kill }) => {
    let alive = [doomed, survivor];
    const field: Field = {
      ...(await prepare(db)),
      origins: () => alive,
      confirmed: { bookings: new Map(), checkouts: new Set() },
      tally: { answers: new Map(), times: [], broken: [], failures: [] },
    };
    const timer = setTimeout(
      () => {
        alive = [survivor];
        kill();
      },
      (seconds * 1000) / 2,
    );
    const begun = performance.now();
    await work(field, perSecond, seconds).finally(() => clearTimeout(timer));
    const elapsedSeconds = (performance.now() - begun) / 1000;
    const { answers, broken, times } = field.tally;
    const elsewhere = broken.filter(({ at }) => at !== doomed).length;
    const wrong = await findViolations(db, field);
    const sorted = times.toSorted((a, b) => a - b);
    return {
      right: wrong.length === 0 && elsewhere === 0,
      requests: times.length,
      perSecond: Math.round(times.length / elapsedSeconds),
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      brokenConnections: broken.length,
      elsewhere,
      serverErrors: [...answers].filter(([what]) => / 5\d\d$/.test(what)).length,
      bookings: field.confirmed.bookings.size,
      purchases: field.confirmed.checkouts.size,
      wrong: wrong.slice(0, 20),
      answers: Object.fromEntries(answers),
    };
  });

await onPostgres(async (begin) => run(await begin('sandbox_survival')));
