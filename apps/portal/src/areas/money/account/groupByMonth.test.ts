import type { BookingEntry } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { groupByMonth } from './groupByMonth.ts';

const entry = (day: string, amount: number): BookingEntry => ({
  type: amount < 0 ? 'PAYMENT' : 'CLAIM',
  name: null,
  amount: { amount, currency: 'EUR' },
  balance: { amount: 0, currency: 'EUR' },
  dueDate: new Date(`${day}T00:00:00Z`),
  bookedAt: null,
});

test('sums charges and payments of a month to the cent and sorts months from oldest to newest', () => {
  const entries = [entry('2026-11-30', -0.3), entry('2026-11-01', 0.1), entry('2026-11-01', 0.2)];
  const old = entry('2025-12-31', 39.9);
  expect(groupByMonth([...entries, old])).toEqual([
    { day: '2025-12-31', charged: 39.9, paid: 0, entries: [old] },
    { day: '2026-11-30', charged: 0.3, paid: 0.3, entries },
  ]);
});
