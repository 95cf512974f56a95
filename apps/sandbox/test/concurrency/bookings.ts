/** Bookings: expected outcome of five concurrent calls per operation. */
import { asc, eq } from 'drizzle-orm';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { bookingOptions, courseAppointments } from '../../src/domains/bookings/courses/tables.ts';
import { payments } from '../../src/domains/payments/tables.ts';
import { trackingEvents } from '../../src/domains/tracking/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { prospect } from '../../src/states/rows.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { appointmentScenarios } from './appointments.ts';
import {
  count,
  each,
  five,
  isNotSampleGuest,
  once,
  type Scenario,
  type Scenarios,
} from './scenario.ts';

/** Lists the statuses of bookings in the order in which they were created. */
async function listStatuses({ services }: Sandbox): Promise<string[]> {
  const rows = await services.db
    .select({ status: bookings.status })
    .from(bookings)
    .where(isNotSampleGuest)
    .orderBy(asc(bookings.id));
  return rows.map(({ status }) => status);
}

const countUsedUp = (sandbox: Sandbox) =>
  count(sandbox, bookingOptions, eq(bookingOptions.remaining, 0));

const alreadyCanceled = ['booking.error.alreadycanceled'];

const singleCancelation = once(alreadyCanceled, {
  async loadState(sandbox) {
    const states = await sandbox.services.db.select({ state: payments.state }).from(payments);
    return { booked: await listStatuses(sandbox), payments: states.map(({ state }) => state) };
  },
  expected: { booked: ['CANCELED'], payments: ['REFUNDED'] },
});

/** The released place goes to the first on the waiting list, once. */
const waitingListScenario: Scenario = {
  title: 'a place with a waiting list of two',
  async calls({ services: { db, clock } }, request) {
    const ids = await addMembers(db, 2, 0);
    await db.insert(bookings).values(
      ids.map((id, index) => ({
        uuid: `5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b0a${index}`,
        appointmentId: 50_001,
        accountId: id,
        booker: `account:${id}`,
        status: 'WAITING' as const,
        bookingOptionId: id,
        paidWith: 'Course flat',
        createdAt: clock.now(),
      })),
    );
    const guests = await db.$count(bookings, eq(bookings.paidWith, 'Sample booking'));
    await setPlaces(db, guests + 1);
    return five.map(() => request);
  },
  succeed: 1,
  errorCodes: alreadyCanceled,
  loadState: async (sandbox) => ({ booked: await listStatuses(sandbox) }),
  expected: { booked: ['CANCELED', 'BOOKED', 'WAITING'] },
};

/** Sets the number of places of the course. */
const setPlaces = (db: Sandbox['services']['db'], maxParticipants: number) =>
  db.update(courseAppointments).set({ maxParticipants }).where(eq(courseAppointments.id, 50_001));

const cancelScenarios: Scenarios = [singleCancelation, waitingListScenario];

export const bookingScenarios = {
  bookCourse: [
    {
      title: 'one member with five uses',
      async calls(sandbox, request) {
        await sandbox.services.db.update(bookingOptions).set({ remaining: 5 });
        return five.map(() => request);
      },
      succeed: 1,
      errorCodes: ['booking.error.alreadybooked'],
      loadState: async (sandbox) => ({
        booked: await listStatuses(sandbox),
        unused: await count(sandbox, bookingOptions, eq(bookingOptions.remaining, 4)),
      }),
      expected: { booked: ['BOOKED'], unused: 1 },
    },
    {
      title: 'five members, two places and two on the waiting list',
      async calls({ services: { db } }) {
        await setCourse(db, { maxParticipants: 2, maxWaitingListParticipants: 2 });
        const ids = await addMembers(db, 5, 1);
        return ids.map((id) => ({
          as: id,
          body: { courseAppointmentId: 50_001, bookingOptionId: id, joinWaitingList: true },
        }));
      },
      succeed: 4,
      errorCodes: ['booking.error.waitinglistfull'],
      loadState: async (sandbox) => ({
        booked: await listStatuses(sandbox),
        usedUp: await countUsedUp(sandbox),
      }),
      expected: { booked: ['BOOKED', 'BOOKED', 'WAITING', 'WAITING'], usedUp: 4 },
    },
    {
      title: 'one option with one use for five courses',
      async calls(sandbox, request) {
        await sandbox.services.db.update(bookingOptions).set({ remaining: 1 });
        for (const n of five)
          await sandbox.state('a course appointment', {
            id: 50_001 + n,
            price: 'paid',
            state: 'open',
          });
        return five.map((n) => ({
          ...request,
          body: { ...Object(request.body), courseAppointmentId: 50_001 + n },
        }));
      },
      succeed: 1,
      errorCodes: ['bookingoption.error.notvalid'],
      loadState: async (sandbox) => ({
        booked: await listStatuses(sandbox),
        usedUp: await countUsedUp(sandbox),
      }),
      expected: { booked: ['BOOKED'], usedUp: 1 },
    },
  ],
  bookPublicCourse: [
    once(['booking.error.alreadybooked'], {
      loadState: async (sandbox) => ({ booked: await listStatuses(sandbox) }),
      expected: { booked: ['BOOKED'] },
    }),
    {
      title: 'five people',
      calls: (_, request) =>
        five.map((n) => ({
          ...request,
          body: {
            ...Object(request.body),
            customerData: { ...prospect, email: `guest-${n}@example.org` },
          },
        })),
      succeed: 5,
      loadState: async (sandbox) => ({ booked: await listStatuses(sandbox) }),
      expected: { booked: five.map(() => 'BOOKED') },
    },
  ],
  bookSingle: appointmentScenarios.bookSingle,
  cancelCalendarItem: cancelScenarios,
  cancelMyCalendarItem: cancelScenarios,
  cancelPublicCalendarItem: cancelScenarios,
  createTrackingEvent: [
    each('five events', {
      loadState: async (sandbox) => ({ events: await count(sandbox, trackingEvents) }),
      expected: { events: 5 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
