import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { customers } from '../src/domains/accounts/tables.ts';
import { payments } from '../src/domains/payments/tables.ts';
import { addMinutes } from '../src/platform/time.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, newCard, purchaseBody, readyCheckout, sumCaptured } from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';

/** Bookings and payments, in the sandbox's books and in the bank's. */
const loadStored = async (sandbox: Sandbox) => ({
  bookings: (await sandbox.services.db.select().from(bookings)).length,
  payments: (await sandbox.services.db.select().from(payments))
    .map(({ state }) => state)
    .toSorted(),
  taken: await sumCaptured(sandbox),
});

const sandbox = useSandbox();
const db = () => sandbox().services.db;

test('charges the price, books the course and makes the visitor a customer', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const checkout = await readyCheckout(sandbox(), 'visitor');
  expect(checkout).toMatchObject({
    state: 'CREATED',
    charged: false,
    price: { amount: 14.5, currency: 'EUR' },
    paymentInstrument: { maskedNumber: '•••• 4242' },
    createdAt: '2026-11-25T09:00:00+01:00',
  });
  const { body } = await finalize(sandbox(), 'visitor', checkout.id);
  expect(body).toMatchObject({
    state: 'FINALIZED',
    charged: true,
    booking: { participantStatus: 'BOOKED' },
    courseAppointment: { bookedParticipants: 1, slots: [{ alreadyBooked: true }] },
  });
  const known = await db().select().from(customers);
  expect(known.map(({ lastname }) => lastname)).toContain('Visitor');
  const info = await sandbox().call('getUserInfo', { as: 'visitor' });
  expect(info.body.studioConnects).toMatchObject([{ studioId: 1001 }]);
});

test('books and charges once when finalized twice', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const first = await finalize(sandbox(), 'visitor', id);
  const second = await finalize(sandbox(), 'visitor', id);
  expect(second.status).toBe(200);
  expect(second.body.booking).toEqual(first.body.booking);
  expect(await loadStored(sandbox())).toEqual({ bookings: 1, payments: ['CHARGED'], taken: 1450 });
});

test('books and charges once when finalized ten times at once', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => finalize(sandbox(), 'visitor', id)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.booking?.uuid)).size).toBe(1);
  expect(await loadStored(sandbox())).toEqual({ bookings: 1, payments: ['CHARGED'], taken: 1450 });
});

test('lets one of concurrent finalize and cancel win, with matching payments', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const [booked, canceled] = await Promise.all([
    finalize(sandbox(), 'visitor', id),
    sandbox().call('cancelCheckout', { as: 'visitor', path: { id } }),
  ]);
  expect(new Set([booked.status, canceled.status])).toEqual(new Set([200, 409]));
  const { payments: states, taken } = await loadStored(sandbox());
  // If the cancelation came first, the money may have been held briefly.
  expect(booked.status === 200 ? states : states.filter((state) => state !== 'VOIDED')).toEqual(
    booked.status === 200 ? ['CHARGED'] : [],
  );
  expect(taken).toBe(booked.status === 200 ? 1450 : 0);
});

test('reports a place taken in between and charges nothing', async () => {
  await setCourse(db(), {});
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const [faster = 0] = await addMembers(db(), 1);
  await sandbox().call('bookCourse', {
    as: faster,
    body: { courseAppointmentId: 50_001, bookingOptionId: faster, joinWaitingList: false },
  });
  const { status, errorCode } = await finalize(sandbox(), 'visitor', id);
  expect([status, errorCode]).toEqual([409, 'booking.error.slotfull']);
  expect(await loadStored(sandbox())).toEqual({ bookings: 1, payments: ['VOIDED'], taken: 0 });
});

test('sells the last place once', async () => {
  await setCourse(db(), {});
  const [one = 0, two = 0] = await addMembers(db(), 2);
  const [first, second] = [
    await readyCheckout(sandbox(), one),
    await readyCheckout(sandbox(), two),
  ];
  const answers = await Promise.all([
    finalize(sandbox(), one, first.id),
    finalize(sandbox(), two, second.id),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await loadStored(sandbox())).toEqual({
    bookings: 1,
    payments: ['CHARGED', 'VOIDED'],
    taken: 1450,
  });
});

test('fails the checkout on a declined charge, books nothing and keeps the reason', async () => {
  await setCourse(db(), {});
  const { id } = await readyCheckout(sandbox(), 'visitor', { card: 'declinedAtCharge' });
  const { status, errors } = await finalize(sandbox(), 'visitor', id);
  expect(status).toBe(422);
  expect(errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }]);
  const { body } = await sandbox().call('getCheckout', { as: 'visitor', path: { id } });
  expect(body).toMatchObject({ state: 'FAILED', failureReason: 'INSUFFICIENT_FUNDS' });
  const again = await finalize(sandbox(), 'visitor', id);
  expect([again.status, again.errors[0]?.typedArgs]).toEqual([422, errors[0]?.typedArgs]);
  expect(await loadStored(sandbox())).toEqual({ bookings: 0, payments: [], taken: 0 });
});

test('does not charge an unconfirmed card', async () => {
  await setCourse(db(), {});
  const body = purchaseBody(await newCard(sandbox(), 'visitor', 'needsChallenge'));
  const created = await sandbox().call('createCourseAppointmentCheckout', {
    as: 'visitor',
    body,
  });
  const { status, errorCode } = await finalize(sandbox(), 'visitor', created.body.id);
  expect([status, errorCode]).toEqual([409, 'checkout.error.wrongstate']);
});

test('expires a checkout after 30 minutes', async () => {
  await setCourse(db(), {});
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const { clock } = sandbox().services;
  const startedAt = clock.now();
  const state = async () =>
    (await sandbox().call('getCheckout', { as: 'visitor', path: { id } })).body.state;
  clock.set(addMinutes(startedAt, 30));
  expect(await state()).toBe('AUTHENTICATED');
  clock.set(new Date(addMinutes(startedAt, 30).getTime() + 1000));
  expect(await state()).toBe('EXPIRED');
  expect((await finalize(sandbox(), 'visitor', id)).errors[0]).toMatchObject({
    errorCode: 'checkout.error.expired',
    typedArgs: [{ type: 'TIMESTAMP', value: '2026-11-25T08:30:00Z' }],
  });
});

test('refunds a cancelation until two hours before, and rejects it later', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const { body } = await finalize(sandbox(), 'visitor', id);
  const path = { id: body.booking?.uuid ?? '' };
  const { clock } = sandbox().services;
  clock.set(new Date('2026-11-26T15:00:01+01:00'));
  const late = await sandbox().call('cancelCalendarItem', { as: 'visitor', path });
  expect(late.errors[0]).toMatchObject({
    errorCode: 'booking.error.cancelationtoolate',
    typedArgs: [{ type: 'TIMESTAMP', value: '2026-11-26T14:00:00Z' }],
  });
  clock.set(new Date('2026-11-26T15:00:00+01:00'));
  const inTime = await sandbox().call('cancelCalendarItem', { as: 'visitor', path });
  expect(inTime.body.refund).toEqual({ amount: 14.5, currency: 'EUR' });
  expect(await loadStored(sandbox())).toMatchObject({ payments: ['REFUNDED'], taken: 0 });
  const again = await sandbox().call('cancelCalendarItem', { as: 'visitor', path });
  expect(again.errorCode).toBe('booking.error.alreadycanceled');
});
