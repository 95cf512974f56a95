/** Stored payment instruments: the preferred one, and archiving. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import { finalize, newCard, purchaseBody, readyCheckout } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const archive = (id: number, as: 'visitor' | 'member' = 'visitor') =>
  sandbox().call('archivePaymentInstrument', { as, path: { id } });
const prefer = (id: number) =>
  sandbox().call('preferPaymentInstrument', { as: 'visitor', path: { id } });
const listInstruments = async () =>
  (await sandbox().call('listPaymentInstruments', { as: 'visitor' })).body.map(
    ({ id, preferred }) => [id, preferred],
  );

test('keeps exactly one instrument preferred, even after the preferred one is archived', async () => {
  const [a, b, c] = [
    await newCard(sandbox(), 'visitor', 'pays'),
    await newCard(sandbox(), 'visitor', 'pays'),
    await newCard(sandbox(), 'visitor', 'pays'),
  ];
  expect((await prefer(c)).body.preferred).toBe(true);
  expect(await listInstruments()).toEqual([
    [c, true],
    [a, false],
    [b, false],
  ]);
  await archive(c);
  expect(await listInstruments()).toEqual([
    [a, true],
    [b, false],
  ]);
  expect((await prefer(c)).errorCode).toBe('paymentinstrument.error.notfound');
  await archive(a);
  await archive(b);
  expect(await listInstruments()).toEqual([]);
  const next = await newCard(sandbox(), 'visitor', 'pays');
  expect(await listInstruments()).toEqual([[next, true]]);
});

test('rejects payments with an archived instrument', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const card = await newCard(sandbox(), 'visitor', 'pays');
  await archive(card);
  const body = purchaseBody(card);
  const refused = await sandbox().call('createCourseAppointmentCheckout', {
    as: 'visitor',
    body,
  });
  expect(refused.errorCode).toBe('paymentinstrument.error.notfound');
});

test('hides instruments of another account', async () => {
  const card = await newCard(sandbox(), 'visitor', 'pays');
  expect((await archive(card, 'member')).status).toBe(404);
  expect(await listInstruments()).toEqual([[card, true]]);
});

test('keeps the instrument of an open checkout until it is canceled or expired', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const { id, paymentInstrument } = await readyCheckout(sandbox(), 'visitor');
  const card = paymentInstrument?.id ?? 0;
  expect((await archive(card)).errorCode).toBe('paymentinstrument.error.inuse');
  await sandbox().call('cancelCheckout', { as: 'visitor', path: { id } });
  expect((await archive(card)).status).toBe(204);
  const other = await readyCheckout(sandbox(), 'visitor');
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + 31 * 60_000));
  expect((await archive(other.paymentInstrument?.id ?? 0)).status).toBe(204);
});

test('keeps the instrument of a waiting list booking, and shows an archived one in history', async () => {
  await setCourse(db(), {});
  const [first = 0] = await addMembers(db(), 1, 1);
  await sandbox().call('bookCourse', {
    as: first,
    body: { courseAppointmentId: 50_001, bookingOptionId: first, joinWaitingList: false },
  });
  const { id, paymentInstrument } = await readyCheckout(sandbox(), 'visitor', {
    joinWaitingList: true,
  });
  const card = paymentInstrument?.id ?? 0;
  await finalize(sandbox(), 'visitor', id);
  expect((await archive(card)).errorCode).toBe('paymentinstrument.error.inuse');
  const { body } = await sandbox().call('getCourseAppointmentCheckout', {
    as: 'visitor',
    path: { id },
  });
  await sandbox().call('cancelCalendarItem', {
    as: 'visitor',
    path: { id: body.booking?.uuid ?? '' },
  });
  expect((await archive(card)).status).toBe(204);
  const shown = await sandbox().call('getPayment', { as: 'visitor', path: { paymentId: id } });
  expect(shown.body.paymentDetails.paymentInstrument?.id).toBe(card);
});

test('lets one of a concurrent archive and checkout win', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  for (let round = 0; round < 5; round += 1) {
    const card = await newCard(sandbox(), 'visitor', 'pays');
    const body = purchaseBody(card);
    const [archived, begun] = await Promise.all([
      archive(card),
      sandbox().call('createCourseAppointmentCheckout', { as: 'visitor', body }),
    ]);
    expect(['409 201', '204 404']).toContain(`${archived.status} ${begun.status}`);
    const [row] = await db()
      .select()
      .from(paymentInstruments)
      .where(eq(paymentInstruments.id, card));
    const orders = await db().$count(checkouts, eq(checkouts.instrumentId, card));
    expect(orders).toBe(row?.archivedAt === null ? 1 : 0);
  }
});
