/** The closing balance is the same whether entries are listed in detail or summed by month. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarizeEntries } from '../src/domains/customerAccounts/accountView.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { customerAccountIds } from '../src/states/customerAccountRows.ts';
import { addDays } from '../src/platform/time.ts';
import { useSandbox } from './harness/sandbox.ts';

const entry = fc.record({
  kind: fc.constantFrom('CLAIM' as const, 'PAYMENT' as const, 'REVERSAL' as const),
  name: fc.constant('Membership'),
  amountCents: fc.integer({ min: -100_000, max: 100_000 }),
  dueDate: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-12-30', days)),
  bookedAt: fc.constant(new Date('2026-01-01T00:00:00Z')),
});

const sum = (entries: readonly { amountCents: number }[]) =>
  entries.reduce((cents, { amountCents }) => cents + amountCents, 0);

test('keeps every cent when it sums by month, with one entry per month and kind', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (some) => {
      const entries = some.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
      const summed = summarizeEntries(entries);
      expect(sum(summed)).toBe(sum(entries));
      const keys = summed.map(({ dueDate, kind }) => `${dueDate.slice(0, 7)} ${kind}`);
      expect(new Set(keys).size).toBe(keys.length);
      const days = summed.map(({ dueDate }) => dueDate);
      expect(days).toEqual(days.toSorted());
    }),
    { numRuns: 100 },
  );
});

const sandbox = useSandbox();

test('continues the balance from the days before the period', async () => {
  await sandbox().state('what the member may do', { may: 'see the account in detail' });
  await sandbox().state('an account balance', { state: 'owed' });
  await sandbox().services.db.insert(accountEntries).values({
    customerAccountId: customerAccountIds.member,
    kind: 'PAYMENT',
    name: 'Payment',
    amountCents: -2000,
    dueDate: '2026-11-20',
    bookedAt: sandbox().services.clock.now(),
  });
  const query = { startDate: '2026-11-15', endDate: '2026-11-20' };
  const { body } = await sandbox().call('getCustomerAccount', { as: 'member', query });
  expect(body.openingBalance.amount).toBe(34.9);
  expect(body.bookingEntries.map(({ balance }) => balance.amount)).toEqual([34.8, 54.8]);
  expect(body.closingBalance.amount).toBe(34.8);
  const wrong = { startDate: '2026-11-15', endDate: '2026-11-14' };
  const refused = await sandbox().call('getCustomerAccount', { as: 'member', query: wrong });
  expect(refused.errorCode).toBe('validation.error.invalid');
});

test('offers no online payment at a studio without payment methods', async () => {
  await sandbox().state('what the member may do', { may: 'see the balance' });
  await sandbox().state('an account balance', { state: 'owed' });
  const balance = async () => (await sandbox().call('getAccountBalance', { as: 'member' })).body;
  expect(await balance()).toMatchObject({ balance: { amount: 54.8 }, payable: true });
  await sandbox().services.db.update(studios).set({ paymentMethods: [] });
  expect(await balance()).toMatchObject({ balance: { amount: 54.8 }, payable: false });
});
