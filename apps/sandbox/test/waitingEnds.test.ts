/** Nobody waits for ever, and nobody moves up into a class that does not take place. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { endWaitingLists } from '../src/domains/bookings/endWaitingLists.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { payments } from '../src/domains/payments/tables.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, readyCheckout, takenByBank } from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';

const book = (sandbox: Sandbox, member: number) =>
  sandbox.call('bookCourse', {
    as: member,
    body: { courseAppointmentId: 50_001, bookingOptionId: member, joinWaitingList: true },
  });

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const statuses = async () =>
  (await db().select().from(bookings).orderBy(bookings.id)).map(({ status }) => status);
const left = async (member: number) =>
  (await db().select().from(bookingOptions).where(eq(bookingOptions.id, member)))[0]?.remaining;

/** One has the only place, a member waits with a contingent, a visitor with held money. */
async function waitingList(latestBookingAt: Date | null = null) {
  await setCourse(db(), { latestBookingAt });
  const [first = 0, member = 0] = await addMembers(db(), 2, 3);
  const booked = await book(sandbox(), first);
  await book(sandbox(), member);
  const { id } = await readyCheckout(sandbox(), 'visitor', { joinWaitingList: true });
  await finalize(sandbox(), 'visitor', id);
  expect(await statuses()).toEqual(['BOOKED', 'WAITING', 'WAITING']);
  expect(await left(member)).toBe(2);
  return { first, member, uuid: booked.body.uuid };
}

/** Entitlement and money are back. */
async function expectEnded(member: number) {
  expect(await statuses()).toEqual(['BOOKED', 'CANCELED', 'CANCELED']);
  expect(await left(member)).toBe(3);
  expect((await db().select().from(payments)).map(({ state }) => state)).toEqual(['VOIDED']);
  expect(await takenByBank(sandbox())).toBe(0);
}

test('at the start of the class it ends, not a moment before', async () => {
  const { member } = await waitingList();
  const { clock } = sandbox().services;
  clock.set(new Date('2026-11-26T17:00:00+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await statuses()).toEqual(['BOOKED', 'WAITING', 'WAITING']);
  clock.set(new Date('2026-11-26T17:00:00.001+01:00'));
  await endWaitingLists(sandbox().services);
  await expectEnded(member);
  await endWaitingLists(sandbox().services);
  expect(await left(member)).toBe(3);
});

test('when nobody can be booked any more it ends, before the class begins', async () => {
  const { member } = await waitingList(new Date('2026-11-26T12:00:00+01:00'));
  sandbox().services.clock.set(new Date('2026-11-26T12:00:01+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await left(member)).toBe(3);
  await expectEnded(member);
});

test('until when a place may come up is told while one waits, and afterwards what came back', async () => {
  const { member } = await waitingList(new Date('2026-11-26T12:00:00+01:00'));
  const of = async (call: 'listMyCurrentCalendarItems' | 'listMyCalendarHistory') =>
    (await sandbox().call(call, { as: member })).body;
  expect(await of('listMyCurrentCalendarItems')).toMatchObject([
    { waitingListUntil: '2026-11-26T12:00:00+01:00', ending: null },
  ]);
  sandbox().services.clock.set(new Date('2026-11-26T12:00:01+01:00'));
  await endWaitingLists(sandbox().services);
  expect(await of('listMyCalendarHistory')).toMatchObject([
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

test('of a class that the studio has canceled it is told that the studio did', async () => {
  const { member } = await waitingList();
  await db().update(courseAppointments).set({ status: 'CANCELED' });
  await endWaitingLists(sandbox().services);
  expect((await sandbox().call('listMyCalendarHistory', { as: member })).body).toMatchObject([
    { ending: { reason: 'CANCELED_BY_STUDIO', releasedEntitlement: true } },
  ]);
});

test('ended by five at once, everything goes back once', async () => {
  const { member } = await waitingList();
  sandbox().services.clock.set(new Date('2026-11-26T17:30:00+01:00'));
  await Promise.all(Array.from({ length: 5 }, () => endWaitingLists(sandbox().services)));
  expect(await left(member)).toBe(3);
  await expectEnded(member);
});

test('nobody moves up into a class that the studio has canceled', async () => {
  const { first, member, uuid } = await waitingList();
  await db().update(courseAppointments).set({ status: 'CANCELED' });
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid } });
  expect(await statuses()).toEqual(['CANCELED', 'WAITING', 'WAITING']);
  await endWaitingLists(sandbox().services);
  expect(await statuses()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
  expect(await left(member)).toBe(3);
});

test('nobody moves up once promotion has closed', async () => {
  const { first, uuid } = await waitingList(new Date('2026-11-26T12:00:00+01:00'));
  sandbox().services.clock.set(new Date('2026-11-26T14:00:00+01:00'));
  const { status } = await sandbox().call('cancelCalendarItem', {
    as: first,
    path: { id: uuid },
  });
  expect(status).toBe(200);
  expect(await statuses()).toEqual(['CANCELED', 'WAITING', 'WAITING']);
});
