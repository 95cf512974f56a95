import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { promoteUnblocked } from '../src/domains/bookings/promoteUnblocked.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { payments } from '../src/domains/payments/tables.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, readyCheckout } from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';
import { bankAuthorizations } from '../src/platform/bank/tables.ts';

const book = (sandbox: Sandbox, member: number, joinWaitingList = true) =>
  sandbox.call('bookCourse', {
    as: member,
    body: { courseAppointmentId: 50_001, bookingOptionId: member, joinWaitingList },
  });

const cancel = (sandbox: Sandbox, as: number, uuid: string) =>
  sandbox.call('cancelCalendarItem', { as, path: { id: uuid } });

async function loadPositions(sandbox: Sandbox, as: number) {
  const { body } = await sandbox.call('listCurrentCalendarItems', { as });
  return body.map((item) => [item.participantStatus, item.waitingListPosition]);
}

const listPaymentStates = async ({ services: { db } }: Sandbox) =>
  (await db.select().from(payments)).map(({ state }) => state).toSorted();

const sandbox = useSandbox();
const db = () => sandbox().services.db;

test('numbers positions without gaps, even after a cancelation in between', async () => {
  await setCourse(db(), {});
  const [first = 0, second = 0, third = 0, fourth = 0] = await addMembers(db(), 4);
  await book(sandbox(), first);
  const leaves = await book(sandbox(), second);
  expect(leaves.body.waitingListPosition).toBe(1);
  expect((await book(sandbox(), third)).body.waitingListPosition).toBe(2);
  expect((await book(sandbox(), fourth)).body.waitingListPosition).toBe(3);
  await cancel(sandbox(), second, leaves.body.uuid);
  expect(await loadPositions(sandbox(), third)).toEqual([['WAITING', 1]]);
  expect(await loadPositions(sandbox(), fourth)).toEqual([['WAITING', 2]]);
});

test('promotes the first in line on a cancelation', async () => {
  await setCourse(db(), {});
  const [first = 0, second = 0, third = 0] = await addMembers(db(), 3);
  const booked = await book(sandbox(), first);
  await book(sandbox(), second);
  await book(sandbox(), third);
  expect((await cancel(sandbox(), first, booked.body.uuid)).status).toBe(200);
  expect(await loadPositions(sandbox(), first)).toEqual([]);
  expect(await loadPositions(sandbox(), second)).toEqual([['BOOKED', null]]);
  expect(await loadPositions(sandbox(), third)).toEqual([['WAITING', 1]]);
});

test('frees a canceled place for others when the waiting list is empty', async () => {
  await setCourse(db(), {});
  const [first = 0, second = 0] = await addMembers(db(), 2);
  const booked = await book(sandbox(), first);
  const course = async () =>
    (await sandbox().call('getPublicCourse', { path: { itemId: 50_001 } })).body;
  expect(await course()).toMatchObject({ bookedParticipants: 1, waitingListParticipants: 0 });
  await cancel(sandbox(), first, booked.body.uuid);
  expect(await course()).toMatchObject({ bookedParticipants: 0 });
  expect((await book(sandbox(), second, false)).body.participantStatus).toBe('BOOKED');
});

describe('a place freed while the first in line has another booking at that time', () => {
  /** Fills the class, lets the second member wait and book another class at that time, and frees the place. */
  async function setUp() {
    await setCourse(db(), {});
    const [first = 0, waiting = 0, third = 0] = await addMembers(db(), 3);
    const [course] = await db().select().from(courseAppointments);
    if (!course) throw new Error('The test world has no class.');
    await db()
      .insert(courseAppointments)
      .values({ ...course, id: 50_002 });
    const booked = await book(sandbox(), first);
    await book(sandbox(), waiting);
    const other = await sandbox().call('bookCourse', {
      as: waiting,
      body: { courseAppointmentId: 50_002, bookingOptionId: waiting, joinWaitingList: false },
    });
    await cancel(sandbox(), first, booked.body.uuid);
    return { waiting, third, other: other.body.uuid };
  }

  test('can be booked by others', async () => {
    const { third } = await setUp();
    expect((await book(sandbox(), third, false)).body.participantStatus).toBe('BOOKED');
  });

  test('is left to the first in line once that booking is canceled', async () => {
    const { waiting, third, other } = await setUp();
    await cancel(sandbox(), waiting, other);
    expect((await book(sandbox(), third, false)).errorCode).toBe('booking.error.slotfull');
    expect((await book(sandbox(), third)).body).toMatchObject({ waitingListPosition: 2 });
  });

  test('goes to the first in line once that booking is canceled', async () => {
    const { waiting, other } = await setUp();
    await promoteUnblocked(sandbox().services);
    expect(await loadPositions(sandbox(), waiting)).toContainEqual(['WAITING', 1]);
    await cancel(sandbox(), waiting, other);
    await promoteUnblocked(sandbox().services);
    expect(await loadPositions(sandbox(), waiting)).toEqual([['BOOKED', null]]);
  });
});

describe('a purchase', () => {
  test('is authorized while waiting, and charged on promotion', async () => {
    await setCourse(db(), {});
    const [first = 0] = await addMembers(db(), 1);
    const booked = await book(sandbox(), first);
    const { id } = await readyCheckout(sandbox(), 'visitor', { joinWaitingList: true });
    const waiting = await finalize(sandbox(), 'visitor', id);
    expect(waiting.body).toMatchObject({
      charged: false,
      booking: { participantStatus: 'WAITING', waitingListPosition: 1 },
    });
    expect(await listPaymentStates(sandbox())).toEqual(['AUTHORIZED']);
    await cancel(sandbox(), first, booked.body.uuid);
    const after = await sandbox().call('getCourseAppointmentCheckout', {
      as: 'visitor',
      path: { id },
    });
    expect(after.body).toMatchObject({
      charged: true,
      booking: { participantStatus: 'BOOKED', waitingListPosition: null },
    });
  });

  test('that is declined on promotion leaves the place to the next in line', async () => {
    await setCourse(db(), {});
    const [first = 0, next = 0] = await addMembers(db(), 2);
    const booked = await book(sandbox(), first);
    const { id } = await readyCheckout(sandbox(), 'visitor', { joinWaitingList: true });
    await finalize(sandbox(), 'visitor', id);
    // The card expires while its holder waits.
    await db().update(bankAuthorizations).set({ expiryMonth: 10, expiryYear: 2026 });
    await book(sandbox(), next);
    await cancel(sandbox(), first, booked.body.uuid);
    const failed = await sandbox().call('getCourseAppointmentCheckout', {
      as: 'visitor',
      path: { id },
    });
    expect(failed.body).toMatchObject({
      state: 'FAILED',
      failureReason: 'CARD_EXPIRED',
      charged: false,
      booking: { participantStatus: 'CANCELED' },
    });
    expect(await loadPositions(sandbox(), next)).toEqual([['BOOKED', null]]);
    expect(await listPaymentStates(sandbox())).toEqual(['VOIDED']);
  });

  test('is released when the buyer leaves the waiting list', async () => {
    await setCourse(db(), {});
    const [first = 0] = await addMembers(db(), 1);
    await book(sandbox(), first);
    const { id } = await readyCheckout(sandbox(), 'visitor', { joinWaitingList: true });
    const { body } = await finalize(sandbox(), 'visitor', id);
    const cancelation = await sandbox().call('cancelCalendarItem', {
      as: 'visitor',
      path: { id: body.booking?.uuid ?? '' },
    });
    expect(cancelation.body.refund).toBeNull();
    expect(await listPaymentStates(sandbox())).toEqual(['VOIDED']);
  });
});

test('consumes a use of the option with the booking, and returns it with the cancelation', async () => {
  await setCourse(db(), {});
  const [member = 0] = await addMembers(db(), 1, 3);
  const remaining = async () =>
    (await db().select().from(bookingOptions).where(eq(bookingOptions.id, member)))[0]?.remaining;
  const { body } = await book(sandbox(), member);
  expect(await remaining()).toBe(2);
  expect((await book(sandbox(), member)).errorCode).toBe('booking.error.alreadybooked');
  expect(await remaining()).toBe(2);
  const rule = await sandbox().call('getCancelationRuleInfo', {
    as: member,
    path: { id: body.uuid },
  });
  expect(rule.body).toMatchObject({ cancelable: true, refund: null, releasesEntitlement: true });
  await cancel(sandbox(), member, body.uuid);
  expect(await remaining()).toBe(3);
});

test('rejects a second booking of the same person in the database', async () => {
  await setCourse(db(), { maxParticipants: 5 });
  const [member = 0] = await addMembers(db(), 1);
  await book(sandbox(), member);
  const [first] = await db().select().from(bookings);
  const { id: _, ...twin } = first ?? {};
  await expect(
    db()
      .insert(bookings)
      .values({
        appointmentId: 50_001,
        booker: '',
        status: 'BOOKED',
        createdAt: new Date(),
        ...twin,
        uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b0ff',
      }),
  ).rejects.toThrow(/insert into "bookings"/);
});
