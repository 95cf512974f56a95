import type { BookingEntry } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { owedItems } from './owedItems.ts';

const money = (amount: number) => ({ amount, currency: 'EUR' });

const entry = (
  type: BookingEntry['type'],
  name: string,
  day: string,
  amount: number,
  balance: number,
): BookingEntry => ({
  type,
  name,
  amount: money(amount),
  balance: money(balance),
  dueDate: new Date(`${day}T00:00:00Z`),
  bookedAt: null,
});

const account = (bookingEntries: BookingEntry[], openingBalance = 0) => ({
  bookingEntries,
  openingBalance: money(openingBalance),
  filterParameters: { startDate: new Date('2025-11-25'), endDate: new Date('2026-11-25') },
});

test('owes nothing without entries, or after the last one is paid', () => {
  expect(owedItems(account([]))).toEqual([]);
  expect(
    owedItems(
      account([
        entry('PAYMENT', 'Premium', '2026-11-02', -44.9, 0),
        entry('CLAIM', 'Premium', '2026-11-01', 44.9, 44.9),
      ]),
    ),
  ).toEqual([]);
});

test('lists unpaid entries since the account was last settled, oldest first', () => {
  expect(
    owedItems(
      account([
        entry('CLAIM', 'Drinks', '2026-11-25', 5, 49.9),
        entry('REVERSAL', 'Premium', '2026-11-22', 44.9, 44.9),
        entry('PAYMENT', 'Premium', '2026-11-01', -44.9, 0),
        entry('CLAIM', 'Premium', '2026-11-01', 44.9, 44.9),
      ]),
    ),
  ).toEqual([
    { name: 'Premium', kind: 'returnedPayment', due: '2026-11-22', left: money(44.9) },
    { name: 'Drinks', kind: 'charge', due: '2026-11-25', left: money(5) },
  ]);
});

test('takes a payment off the entry of its name', () => {
  expect(
    owedItems(
      account([
        entry('PAYMENT', 'Premium', '2026-11-01', -44.9, 8),
        entry('CLAIM', 'Premium', '2026-11-01', 44.9, 52.9),
        entry('CLAIM', 'Late cancelation', '2026-10-14', 8, 8),
      ]),
    ),
  ).toEqual([{ name: 'Late cancelation', kind: 'charge', due: '2026-10-14', left: money(8) }]);
});

test('takes other payments off the oldest entries', () => {
  expect(
    owedItems(
      account([
        entry('PAYMENT', 'Cash', '2026-11-24', -50, 9.8),
        entry('CLAIM', 'Drinks', '2026-11-20', 14.9, 59.8),
        entry('CLAIM', 'Premium', '2026-11-01', 44.9, 44.9),
        entry('PAYMENT', 'Premium', '2026-10-01', -44.9, 0),
      ]),
    ),
  ).toEqual([{ name: 'Drinks', kind: 'charge', due: '2026-11-20', left: money(9.8) }]);
});

test('starts with debts from before the period, unless the account was settled since', () => {
  const opening = {
    name: null,
    kind: 'openingBalance',
    due: '2025-11-25',
    left: money(20),
  };
  expect(owedItems(account([], 20))).toEqual([opening]);
  const drinks = entry('CLAIM', 'Drinks', '2026-11-20', 5, 25);
  expect(owedItems(account([drinks], 20))).toEqual([
    opening,
    { name: 'Drinks', kind: 'charge', due: '2026-11-20', left: money(5) },
  ]);
  const paid = entry('PAYMENT', 'Cash', '2026-10-20', -20, 0);
  expect(owedItems(account([{ ...drinks, balance: money(5) }, paid], 20))).toEqual([
    { name: 'Drinks', kind: 'charge', due: '2026-11-20', left: money(5) },
  ]);
});
