/** Payments of an account and their refunds, by the cancelation rules of the purchase. */
import { expect, test } from 'vitest';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { beginProductCheckout } from '../../src/domains/products/productCheckout.ts';
import { lockInstrumentForCheckout } from '../../src/domains/payments/instruments.ts';
import { setProducts } from '../../src/states/productRows.ts';
import { findMails } from '../harness/mails.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import {
  answerBank,
  finalize,
  newCard,
  readyCheckout,
  returnPath,
  sumCaptured,
  productPurchaseBody,
} from '../harness/purchase.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = (id: 'getPayment' | 'refundPayment', paymentId: string) =>
  sandbox().call(id, { as: 'visitor', path: { paymentId } });
const listPayments = async (query = {}) =>
  (await sandbox().call('listPayments', { as: 'visitor', query })).body;

async function buyPlace(): Promise<string> {
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  await finalize(sandbox(), 'visitor', id);
  return id;
}

test('refunds a canceled place once, until two hours before', async () => {
  const id = await buyPlace();
  const { clock } = sandbox().services;
  expect((await call('getPayment', id)).body).toMatchObject({
    state: 'PAID',
    amount: { amount: 14.5, currency: 'EUR' },
    bookingDate: '2026-11-25T09:00:00+01:00',
    paymentDetails: { paymentMethod: 'CREDIT_CARD', paymentInstrument: { type: 'CREDIT_CARD' } },
    paymentRefundInformation: {
      refundable: true,
      refusal: null,
      refundableUntil: '2026-11-26T15:00:00+01:00',
      refundedAmount: null,
      appointments: [{ startDateTime: '2026-11-26T17:00:00+01:00' }],
    },
  });
  clock.set(new Date('2026-11-26T15:00:00.001+01:00'));
  const late = await call('refundPayment', id);
  expect([late.status, late.errorCode]).toEqual([409, 'booking.error.cancelationtoolate']);
  expect(await sumCaptured(sandbox())).toBe(1450);
  clock.set(new Date('2026-11-26T15:00:00+01:00'));
  const first = await call('refundPayment', id);
  expect(first.body).toMatchObject({
    state: 'REFUNDED',
    paymentRefundInformation: {
      refundable: false,
      refusal: 'ALREADY_REFUNDED',
      refundedAmount: { amount: 14.5, currency: 'EUR' },
    },
  });
  clock.set(new Date('2026-11-30T00:00:00Z'));
  expect((await call('refundPayment', id)).body).toEqual(first.body);
  expect(await sumCaptured(sandbox())).toBe(0);
  expect((await db().select().from(bookings)).map(({ status }) => status)).toEqual(['CANCELED']);
});

test('mails the refund like any other cancelation', async () => {
  const id = await buyPlace();
  const before = (await findMails(sandbox(), 'visitor@example.org')).length;
  await call('refundPayment', id);
  const mails = await findMails(sandbox(), 'visitor@example.org');
  expect(mails).toHaveLength(before + 1);
});

test('gives the place of a refund to the waiting list', async () => {
  await setCourse(db(), {});
  const { id } = await readyCheckout(sandbox(), 'visitor');
  await finalize(sandbox(), 'visitor', id);
  const [waiting = 0] = await addMembers(db(), 1, 1);
  await sandbox().call('bookCourse', {
    as: waiting,
    body: { courseAppointmentId: 50_001, bookingOptionId: waiting, joinWaitingList: true },
  });
  await call('refundPayment', id);
  const rows = await db().select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ status }) => status)).toEqual(['CANCELED', 'BOOKED']);
});

test('refunds once when refunded and canceled at the same time', async () => {
  const id = await buyPlace();
  const [booking] = await db().select().from(bookings);
  const path = { id: booking?.uuid ?? '' };
  const answers = await Promise.all([
    sandbox().call('cancelCalendarItem', { as: 'visitor', path }),
    call('refundPayment', id),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await call('refundPayment', id)).body.state).toBe('REFUNDED');
  expect(await sumCaptured(sandbox())).toBe(0);
});

test('rejects a refund of an authorization or of a product', async () => {
  const [first = 0] = await addMembers(db(), 1, 1);
  await setCourse(db(), {});
  await sandbox().call('bookCourse', {
    as: first,
    body: { courseAppointmentId: 50_001, bookingOptionId: first, joinWaitingList: false },
  });
  const { id } = await readyCheckout(sandbox(), 'visitor', { joinWaitingList: true });
  await finalize(sandbox(), 'visitor', id);
  expect((await listPayments()).content).toMatchObject([{ id, state: 'RESERVED' }]);
  const held = await call('refundPayment', id);
  expect(held.errors[0]).toMatchObject({
    errorCode: 'payment.error.notrefundable',
    typedArgs: [{ type: 'STRING', value: 'NOT_CHARGED' }],
  });
  const pass = await buyPass();
  const product = await call('refundPayment', pass);
  expect(product.errors[0]).toMatchObject({
    errorCode: 'payment.error.notrefundable',
    typedArgs: [{ type: 'STRING', value: 'NOT_CANCELABLE' }],
  });
});

async function buyPass(): Promise<string> {
  const now = sandbox().services.clock.now();
  await setProducts(db(), {
    product: { name: 'Pass' },
    variant: { name: 'Pass', priceCents: 900, paymentMethods: ['CREDIT_CARD'] },
  });
  const card = await newCard(sandbox(), 'visitor', 'pays');
  const accountId = accountIds.visitor;
  const { id } = await beginProductCheckout(
    db(),
    {
      accountId,
      key: null,
      request: { ...productPurchaseBody(card), quantity: 2 },
      instrument: (tx) => lockInstrumentForCheckout(tx, card, accountId),
    },
    {},
    now,
  );
  await sandbox().call('authenticateCheckout', {
    as: 'visitor',
    path: { id },
    body: { returnPath },
  });
  await answerBank(sandbox(), id, { answer: 'confirm' });
  await sandbox().call('finalizeCheckout', { as: 'visitor', path: { id } });
  return id;
}

test('lists payments of the account and the tenant in pages, newest first', async () => {
  const older = await buyPlace();
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + 60_000));
  const newer = await buyPass();
  expect((await listPayments()).content).toMatchObject([
    { id: newer, name: '2 × Pass', type: 'PRODUCT_VARIANT', amount: { amount: 18 } },
    { id: older, type: 'COURSE_APPOINTMENT' },
  ]);
  expect(await listPayments({ page: 0, size: 1 })).toMatchObject({
    content: [{ id: newer }],
    hasNext: true,
  });
  expect(await listPayments({ page: 1, size: 1 })).toMatchObject({
    content: [{ id: older }],
    hasNext: false,
  });
  const others = await sandbox().call('listPayments', { as: 'member' });
  expect(others.body.content).toEqual([]);
  const elsewhere = { as: 'visitor' as const, headers: { 'x-tenant': 'volt' } };
  expect((await sandbox().call('listPayments', elsewhere)).body.content).toEqual([]);
  const stranger = { as: 'member' as const, path: { paymentId: older } };
  for (const id of ['getPayment', 'refundPayment'] as const)
    expect((await sandbox().call(id, stranger)).errorCode).toBe('payment.error.notfound');
});

test('lists no unpaid orders', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const declined = await readyCheckout(sandbox(), 'visitor', { card: 'declinedAtCharge' });
  await finalize(sandbox(), 'visitor', declined.id);
  await readyCheckout(sandbox(), 'visitor');
  expect((await listPayments()).content).toEqual([]);
});
