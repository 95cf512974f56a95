/** Authorizations are always captured or released, even after a crash, a bank failure or a deleted account. */
import { and, isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { settleDebits } from '../../src/domains/checkouts/debits.ts';
import { settleAbandoned } from '../../src/domains/checkouts/settling.ts';
import { payments } from '../../src/domains/payments/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import { finalize, readyCheckout, sumCaptured } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { bankAuthorizations } from '../../src/platform/bank/tables.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const settleAfterMinutes = async (minutes: number) => {
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), minutes));
  await settleAbandoned(sandbox().services);
};
const listStates = async () =>
  (await db().select().from(payments)).map(({ state }) => state).toSorted();
/** Loads authorizations that the bank neither captured nor released. */
const loadHeld = () =>
  db()
    .select()
    .from(bankAuthorizations)
    .where(
      and(
        isNull(bankAuthorizations.declined),
        isNull(bankAuthorizations.capturedAt),
        isNull(bankAuthorizations.reversedAt),
      ),
    );
/** Makes the bank authorize without answering. */
const loseAnswer = () => {
  const { bank } = sandbox().services;
  const authorize = bank.authorize.bind(bank);
  return vi.spyOn(bank, 'authorize').mockImplementation(async (hold, now) => {
    await authorize(hold, now);
    throw new Error('no answer');
  });
};
async function prepareCheckout() {
  await setCourse(db(), { maxParticipants: 8 });
  return readyCheckout(sandbox(), 'visitor');
}

test('releases an authorization without an answer once the order has expired', async () => {
  const { id } = await prepareCheckout();
  const lost = loseAnswer();
  expect((await finalize(sandbox(), 'visitor', id)).status).toBe(500);
  lost.mockRestore();
  expect(await listStates()).toEqual(['HOLD_REQUESTED']);
  expect(await loadHeld()).toHaveLength(1);
  await settleAfterMinutes(34);
  expect(await loadHeld()).toHaveLength(1);
  await settleAfterMinutes(2);
  expect(await loadHeld()).toEqual([]);
  expect(await listStates()).toEqual(['VOIDED']);
});

test('reuses an authorization without an answer when finalized again in time', async () => {
  const { id } = await prepareCheckout();
  const lost = loseAnswer();
  await finalize(sandbox(), 'visitor', id);
  lost.mockRestore();
  expect((await finalize(sandbox(), 'visitor', id)).body.state).toBe('FINALIZED');
  expect(await sumCaptured(sandbox())).toBe(1450);
  await settleAfterMinutes(40);
  expect([await listStates(), await loadHeld()]).toEqual([['CHARGED'], []]);
});

test('declines an authorization with a released key', async () => {
  const { bank, clock } = sandbox().services;
  await bank.release('order:1', clock.now());
  const card = { behaviour: 'PAYS' as const, expiryMonth: null, expiryYear: null };
  const hold = { key: 'order:1', amountCents: 100, currency: 'EUR', card, isDebit: false };
  expect(await bank.authorize(hold, clock.now())).toHaveProperty('declined');
  expect(await loadHeld()).toEqual([]);
});

test('releases authorizations when the account is deleted during an order', async () => {
  const { id } = await prepareCheckout();
  const lost = loseAnswer();
  await finalize(sandbox(), 'visitor', id);
  lost.mockRestore();
  const expired = addMinutes(sandbox().services.clock.now(), 31);
  sandbox().services.clock.set(expired);
  const headers = { 'x-password': btoa(password) };
  expect((await sandbox().call('deleteAccount', { as: 'visitor', headers })).status).toBe(204);
  expect([await listStates(), await loadHeld()]).toEqual([['VOIDED'], []]);
});

test('keeps the order open and retryable while the bank does not release an earlier authorization', async () => {
  await setCourse(db(), { maxWaitingListParticipants: 0 });
  const { id } = await readyCheckout(sandbox(), 'visitor');
  const path = { id };
  const [faster = 0] = await addMembers(db(), 1);
  const { body: taken } = await sandbox().call('bookCourse', {
    as: faster,
    body: { courseAppointmentId: 50_001, bookingOptionId: faster, joinWaitingList: false },
  });
  const silent = vi
    .spyOn(sandbox().services.bank, 'refundOrVoid')
    .mockRejectedValue(new Error('no answer'));
  const full = await sandbox().call('finalizeCheckout', { as: 'visitor', path });
  expect(full.errorCode).toBe('booking.error.slotfull');
  await sandbox().call('cancelCalendarItem', { as: faster, path: { id: taken.uuid } });
  const open = await sandbox().call('finalizeCheckout', { as: 'visitor', path });
  expect([open.status, open.body.state, open.body.charged]).toEqual([200, 'AUTHENTICATED', false]);
  silent.mockRestore();
  const done = await sandbox().call('finalizeCheckout', { as: 'visitor', path });
  expect(done.body).toMatchObject({ state: 'FINALIZED', charged: true });
  expect(await sumCaptured(sandbox())).toBe(1450);
});

test('retries a stuck payment after growing intervals, without blocking others', async () => {
  const [one = 0, two = 0] = await addMembers(db(), 2);
  await setCourse(db(), { maxParticipants: 8 });
  const { bank } = sandbox().services;
  const capture = bank.capture.bind(bank);
  const silent = vi.spyOn(bank, 'capture').mockRejectedValue(new Error('no answer'));
  for (const member of [one, two]) {
    const { id } = await readyCheckout(sandbox(), member);
    // The order remains finalized, and the bank captures later.
    expect((await finalize(sandbox(), member, id)).body).toMatchObject({
      state: 'FINALIZED',
      charged: true,
    });
  }
  expect(await listStates()).toEqual(['CAPTURING', 'CAPTURING']);
  const [stuck] = await db().select().from(payments);
  silent.mockImplementation((id, now) =>
    id === stuck?.authorizationId ? Promise.reject(new Error('no answer')) : capture(id, now),
  );
  await settleAfterMinutes(2);
  expect(await listStates()).toEqual(['CAPTURING', 'CHARGED']);
  const tries = silent.mock.calls.length;
  await settleAfterMinutes(1);
  expect(silent.mock.calls.length).toBe(tries);
  await settleAfterMinutes(4);
  expect(silent.mock.calls.length).toBe(tries + 1);
  silent.mockRestore();
  await settleAfterMinutes(10);
  expect(await listStates()).toEqual(['CHARGED', 'CHARGED']);
});

test('settles other debits when the bank does not answer for one', async () => {
  const ids = await addMembers(db(), 2);
  await setCourse(db(), { maxParticipants: 8 });
  for (const member of ids) {
    const { id } = await readyCheckout(sandbox(), member);
    await finalize(sandbox(), member, id);
  }
  await db().update(payments).set({ state: 'PENDING' });
  const { bank } = sandbox().services;
  const settle = bank.settle.bind(bank);
  const [stuck] = await db().select().from(payments);
  vi.spyOn(bank, 'settle').mockImplementation((id, now) =>
    id === stuck?.authorizationId ? Promise.reject(new Error('no answer')) : settle(id, now),
  );
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 6));
  await settleDebits(sandbox().services);
  expect(await listStates()).toEqual(['CHARGED', 'PENDING']);
});
