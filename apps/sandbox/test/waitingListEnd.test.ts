/** Waiting lists end at a deadline, and members are not promoted into canceled classes. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { endWaitingLists } from '../src/domains/bookings/endWaitingLists.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { payments } from '../src/domains/payments/tables.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, readyCheckout, sumCaptured } from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';

/** Books, or waits also for a place that can no longer be canceled. */
const book = (sandbox: Sandbox, member: number) =>
  sandbox.call('bookCourse', {
    as: member,
    body: {
      courseAppointmentId: 50_001,
      bookingOptionId: member,
      joinWaitingList: true,
      acceptsLatePromotion: true,
    },
  });

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const listStatuses = async () =>
  (await db().select().from(bookings).orderBy(bookings.id)).map(({ status }) => status);
const loadRemaining = async (member: number) =>
  (await db().select().from(bookingOptions).where(eq(bookingOptions.id, member)))[0]?.remaining;

/**
 * Fills the course: one member is booked, another waits with an option, and a visitor waits with an authorized
 * payment.
 */
async function setUpWaitingList(latestBookingAt: Date | null = null) {
  await setCourse(db(), { latestBookingAt });
  const [first = 0, member = 0] = await addMembers(db(), 2, 3);
  const booked = await book(sandbox(), first);
  await book(sandbox(), member);
  const { id } = await readyCheckout(sandbox(), 'visitor', {
    joinWaitingList: true,
    acceptsLatePromotion: true,
  });
  await finalize(sandbox(), 'visitor', id);
  expect(await listStatuses()).toEqual(['BOOKED', 'WAITING', 'WAITING']);
  expect(await loadRemaining(member)).toBe(2);
  return { first, member, uuid: booked.body.uuid };
}

/** Asserts that the use and the authorization were returned. */
async function expectEnded(member: number) {
  expect(await listStatuses()).toEqual(['BOOKED', 'CANCELED', 'CANCELED']);
  expect(await loadRemaining(member)).toBe(3);
  expect((await db().select().from(payments)).map(({ state }) => state)).toEqual(['VOIDED']);
  expect(await sumCaptured(sandbox())).toBe(0);
}

test('ends the waiting list at the start of the class', async () => {
  const { member } = await setUpWaitingList();
  const { clock } = sandbox().services;
  clock.set(new Date('2026-11-26T17:00:00+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await listStatuses()).toEqual(['BOOKED', 'WAITING', 'WAITING']);
  clock.set(new Date('2026-11-26T17:00:00.001+01:00'));
  await endWaitingLists(sandbox().services);
  await expectEnded(member);
  await endWaitingLists(sandbox().services);
  expect(await loadRemaining(member)).toBe(3);
});

test('ends the waiting list at the booking deadline before the class', async () => {
  const { member } = await setUpWaitingList(new Date('2026-11-26T12:00:00+01:00'));
  sandbox().services.clock.set(new Date('2026-11-26T12:00:01+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await loadRemaining(member)).toBe(3);
  await expectEnded(member);
});

test('shows the promotion deadline while waiting, and the returned use afterwards', async () => {
  const { member } = await setUpWaitingList(new Date('2026-11-26T12:00:00+01:00'));
  const listItems = async (call: 'listMyCurrentCalendarItems' | 'listMyCalendarHistory') =>
    (await sandbox().call(call, { as: member })).body;
  expect(await listItems('listMyCurrentCalendarItems')).toMatchObject([
    { waitingListUntil: '2026-11-26T12:00:00+01:00', ending: null },
  ]);
  sandbox().services.clock.set(new Date('2026-11-26T12:00:01+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await listItems('listMyCalendarHistory')).toMatchObject([
    {
      participantStatus: 'CANCELED',
      waitingListUntil: null,
      ending: {
        reason: 'WAITING_LIST_ENDED',
        endedAt: '2026-11-26T12:00:01+01:00',
        refund: null,
        releasedEntitlement: true,
      },
    },
  ]);
});

test('shows that the studio has canceled the class', async () => {
  const { member } = await setUpWaitingList();
  await db().update(courseAppointments).set({ status: 'CANCELED' });
  await endWaitingLists(sandbox().services);
  expect((await sandbox().call('listMyCalendarHistory', { as: member })).body).toMatchObject([
    { ending: { reason: 'CANCELED_BY_STUDIO', releasedEntitlement: true } },
  ]);
});

test('returns everything once when ended five times at once', async () => {
  const { member } = await setUpWaitingList();
  sandbox().services.clock.set(new Date('2026-11-26T17:30:00+01:00'));
  await Promise.all(Array.from({ length: 5 }, () => endWaitingLists(sandbox().services)));
  expect(await loadRemaining(member)).toBe(3);
  await expectEnded(member);
});

test('does not promote into a canceled class', async () => {
  const { first, member, uuid } = await setUpWaitingList();
  await db().update(courseAppointments).set({ status: 'CANCELED' });
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid } });
  expect(await listStatuses()).toEqual(['CANCELED', 'WAITING', 'WAITING']);
  await endWaitingLists(sandbox().services);
  expect(await listStatuses()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
  expect(await loadRemaining(member)).toBe(3);
});

test('does not promote after the booking deadline', async () => {
  const { first, uuid } = await setUpWaitingList(new Date('2026-11-26T12:00:00+01:00'));
  sandbox().services.clock.set(new Date('2026-11-26T14:00:00+01:00'));
  const { status } = await sandbox().call('cancelCalendarItem', {
    as: first,
    path: { id: uuid },
  });
  expect(status).toBe(200);
  expect(await listStatuses()).toEqual(['CANCELED', 'WAITING', 'WAITING']);
});
