import type { BookingEntry, ContractCharge } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { fromWire } from '../../../lib/dates/dates.ts';
import { findNextPayment } from './nextPayment.ts';

const money = (amount: number) => ({ amount, currency: 'EUR' });
const date = (day: string) => new Date(`${day}T00:00:00Z`);

const charge = (name: string, day: string, amount: number): ContractCharge => ({
  type: 'BASE',
  name,
  dueDate: date(day),
  paidUntilDate: null,
  price: money(amount),
});

const claim = (name: string, day: string, amount: number, balance = 0): BookingEntry => ({
  type: 'CLAIM',
  name,
  amount: money(amount),
  balance: money(balance),
  dueDate: date(day),
  bookedAt: null,
});

const today = fromWire(date('2026-11-25'));

const contract = (...charges: ContractCharge[]) => ({ exitPromise: { charges } });
const lastMonth = [claim('Premium', '2026-11-01', 44.9), claim('Drinks', '2026-11-01', 5)];

test('sums the charges of the next due date and lists new items', () => {
  const premium = charge('Premium', '2026-12-01', 44.9);
  const fee = charge('Service fee', '2026-12-01', 14.5);
  const later = charge('Premium', '2027-01-01', 44.9);
  const due = charge('Premium', '2026-11-25', 44.9);
  const drinks = charge('Drinks', '2026-12-01', 5);
  const contracts = [contract(later, premium, fee, due), contract(drinks), { exitPromise: null }];
  expect(findNextPayment(contracts, lastMonth, today)).toEqual({
    day: '2026-12-01',
    charges: [premium, fee, drinks],
    total: money(64.4),
    change: {
      since: '2026-11-01',
      difference: money(14.5),
      isMore: true,
      names: ['Service fee'],
    },
  });
});

test('lists dropped items', () => {
  const next = findNextPayment([contract(charge('Premium', '2026-12-01', 44.9))], lastMonth, today);
  expect(next?.change).toMatchObject({ difference: money(5), isMore: false, names: ['Drinks'] });
});

test('reports no difference for an equal amount or a first payment', () => {
  const contracts = [contract(charge('Premium', '2026-12-01', 49.9))];
  expect(findNextPayment(contracts, lastMonth, today)?.change).toBeUndefined();
  expect(findNextPayment(contracts, [], today)?.change).toBeUndefined();
  expect(findNextPayment([contract()], lastMonth, today)).toBeUndefined();
});
