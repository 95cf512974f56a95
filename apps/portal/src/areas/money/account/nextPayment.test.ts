import type { BookingEntry, ContractCharge, ContractPayment } from '@studio-portal/sdk/types';
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

const payment = (...charges: [ContractCharge, ...ContractCharge[]]): ContractPayment => ({
  dueDate: charges[0].dueDate,
  price: money(charges.reduce((sum, { price }) => sum + price.amount, 0)),
  charges,
});

const premium = charge('Premium', '2026-12-01', 44.9);
const lastMonth = [claim('Premium', '2026-11-01', 44.9), claim('Drinks', '2026-11-01', 5)];

test('sums the payments of the next due date and lists new items', () => {
  const fee = charge('Service fee', '2026-12-01', 14.5);
  const drinks = charge('Drinks', '2026-12-01', 5);
  const later = charge('Sauna', '2027-01-01', 9);
  const payments = [payment(later), payment(premium, fee), payment(drinks)];
  expect(findNextPayment(payments, lastMonth, today)).toEqual({
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
  const next = findNextPayment([payment(premium)], lastMonth, today);
  expect(next?.change).toMatchObject({ difference: money(5), isMore: false, names: ['Drinks'] });
});

test('reports no difference for an equal amount or a first payment', () => {
  const payments = [payment(charge('Premium', '2026-12-01', 49.9))];
  expect(findNextPayment(payments, lastMonth, today)?.change).toBeUndefined();
  expect(findNextPayment(payments, [], today)?.change).toBeUndefined();
  expect(findNextPayment([], lastMonth, today)).toBeUndefined();
});

test('compares with the last day that charged an item of it, not with fees in between', () => {
  const entries = [
    claim('No-show fee', '2026-12-04', 5),
    claim('Late cancelation', '2026-11-20', 8),
    claim('Premium', '2026-11-01', 42.9),
  ];
  expect(findNextPayment([payment(premium)], entries, today)?.change).toMatchObject({
    since: '2026-11-01',
    difference: money(2),
  });
});
