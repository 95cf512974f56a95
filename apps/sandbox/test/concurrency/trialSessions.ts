/** Trial sessions: expected outcome of five concurrent calls per operation. */
import { isNotNull } from 'drizzle-orm';
import { additionalEmails } from '../../src/domains/accounts/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { jobs } from '../../src/platform/jobs/tables.ts';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import { singleAppointments } from '../../src/domains/bookings/singleAppointments/tables.ts';
import { trialSessions } from '../../src/domains/bookings/trialSessions/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { addVisitors } from '../harness/members.ts';
import { accountIds, type Request, type Sandbox } from '../harness/sandbox.ts';
import { trialSlot } from '../harness/trials.ts';
import { addSecondEmployee } from './appointments.ts';
import {
  count,
  five,
  identical,
  isNotSampleGuest,
  once,
  type Scenario,
  type Scenarios,
} from './scenario.ts';

/** Counts appointments, course places, trial sessions and notifications. */
const countBookings = async (sandbox: Sandbox) => ({
  times: await count(sandbox, singleAppointments),
  places: await count(sandbox, bookings, isNotSampleGuest),
  people: await count(sandbox, trialSessions),
  notifications: (await count(sandbox, jobs)) + (await count(sandbox, outboxMails)),
});

/** A second address of the account of visitor@example.org. */
const second = 'second@example.org';

const oneTime = { times: 1, places: 0, people: 1, notifications: 1 };
const onePlace = { times: 0, places: 1, people: 1, notifications: 1 };

/** An account may use its trial once; a guest may hold the same time or place once. */
const onceEach = (
  expected: typeof oneTime,
  errorCodes: 'trialsession.error.alreadyused' | 'booking.error.alreadybooked',
) => once([errorCodes], { loadState: countBookings, expected });

/** Replaces the email address in the body, which is in the current or the legacy format. */
function withAddress({ body, ...request }: Request, email: string): Request {
  const sent: Record<string, unknown> = { ...Object(body) };
  const personKey = 'customer' in sent ? 'customer' : 'customerData';
  return { ...request, body: { ...sent, [personKey]: { ...Object(sent[personKey]), email } } };
}

const forFivePeople: Scenario['calls'] = (_, request) =>
  five.map((n) => withAddress(request, `person-${n}@sample.example`));

/** A slot is booked once. */
const fiveGuests: Scenario = {
  title: 'five people, one slot',
  calls: forFivePeople,
  succeed: 1,
  errorCodes: ['booking.error.slotfull'],
  loadState: countBookings,
  expected: oneTime,
};

const courseForAll: Scenario = {
  title: 'five people, a course with enough places',
  calls: forFivePeople,
  succeed: 5,
  loadState: countBookings,
  expected: { times: 0, places: 5, people: 5, notifications: 5 },
};

export const trialSessionScenarios = {
  createTrialSession: [
    onceEach(oneTime, 'trialsession.error.alreadyused'),
    {
      title: 'five visitors, two available employees',
      async calls(sandbox, request) {
        await addSecondEmployee(sandbox, 902);
        const ids = await addVisitors(sandbox.services.db, 5);
        return ids.map((id) => ({ ...request, as: id }));
      },
      succeed: 2,
      errorCodes: ['booking.error.slotfull'],
      loadState: countBookings,
      expected: { times: 2, places: 0, people: 2, notifications: 2 },
    },
  ],
  createPublicTrialSession: [onceEach(oneTime, 'booking.error.alreadybooked'), fiveGuests],
  bookTrialSession: [onceEach(oneTime, 'trialsession.error.alreadyused')],
  bookPublicTrialSession: [onceEach(oneTime, 'booking.error.alreadybooked'), fiveGuests],
  createBenefitTrialSingleAppointment: [
    onceEach(oneTime, 'booking.error.alreadybooked'),
    fiveGuests,
    {
      // The owner of the address is still unknown, so each time is held once.
      title: 'one address, five slots of two employees',
      async calls(sandbox, request) {
        await addSecondEmployee(sandbox, 902);
        return five.map((n) => ({
          ...request,
          body: {
            ...Object(request.body),
            employeeId: n % 2 === 0 ? 301 : 302,
            startDateTime: n < 3 ? '2026-11-26T09:00:00Z' : '2026-11-26T10:00:00Z',
          },
        }));
      },
      succeed: 2,
      errorCodes: ['booking.error.alreadybooked'],
      loadState: countBookings,
      expected: { times: 2, places: 0, people: 2, notifications: 2 },
    },
  ],
  bookBenefitTrialSingleAppointment: [onceEach(oneTime, 'booking.error.alreadybooked'), fiveGuests],
  createBenefitTrialCourseAppointment: [
    onceEach(onePlace, 'booking.error.alreadybooked'),
    courseForAll,
  ],
  bookBenefitTrialCourseAppointment: [
    onceEach(onePlace, 'booking.error.alreadybooked'),
    courseForAll,
  ],
  confirmBenefitTrial: [
    identical({
      loadState: async (sandbox) => ({
        confirmed: await count(sandbox, trialSessions, isNotNull(trialSessions.confirmedAt)),
        notifications: (await count(sandbox, jobs)) + (await count(sandbox, outboxMails)),
      }),
      expected: { confirmed: 1, notifications: 1 },
    }),
    {
      title: 'one person, two addresses, two held slots',
      async calls(sandbox, request) {
        const { db } = sandbox.services;
        await addSecondEmployee(sandbox, 902);
        await db
          .insert(additionalEmails)
          .values({ accountId: accountIds.visitor, email: second, verified: true });
        await sandbox.call('createPublicTrialSession', {
          body: trialSlot(second, '2026-11-26T11:00:00+01:00'),
        });
        await sandbox.services.background.idle();
        await db.delete(outboxMails);
        const held = await db.select().from(trialSessions);
        const other = held.find(({ contact }) => contact?.email === second)?.confirmUuid ?? '';
        return five.map((n) => (n % 2 === 0 ? request : { path: { uuid: other } }));
      },
      succeed: 'at least one',
      errorCodes: ['trialsession.error.alreadyused'],
      loadState: async (sandbox) => ({
        confirmed: await count(sandbox, trialSessions, isNotNull(trialSessions.confirmedAt)),
        notifications: (await count(sandbox, jobs)) + (await count(sandbox, outboxMails)),
      }),
      expected: { confirmed: 1, notifications: 1 },
    },
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
