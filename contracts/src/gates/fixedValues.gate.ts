import { expect, test } from 'vitest';
import { collectFixedValues } from '../fixedValues.ts';
import { state } from '../states.ts';

const course = state('a course appointment', { id: 50001, price: 'paid', state: 'open' });
const booking = {
  id: 50001,
  employeeId: 301,
  uuid: '3f6c1d2e-9b8a-4705-9c1d-2e3f4a5b6c7d',
  onWaitingList: false,
  price: { amount: 14.5, currency: 'EUR' },
  tax: { amount: 2.31, currency: 'EUR' },
  startDateTime: '2026-11-26T17:00:00+01:00',
  cancelableUntil: '2026-11-26T15:00:00+01:00',
  confirmUntil: '2026-11-26T12:00:00+01:00',
};

test('fixes the ids, amounts, currencies and flags that a state determines', () => {
  expect(collectFixedValues([course], booking).literal).toEqual([
    'id',
    'employeeId',
    'onWaitingList',
    'price.currency',
    'tax.currency',
    'price.amount',
  ]);
});

test('fixes in lists only what all items have in common, and not which item comes first', () => {
  const items = [301, 302].map((id) => ({
    id,
    employee: { id },
    studio: { id: 1001 },
    currency: 'EUR',
  }));
  expect(collectFixedValues([course], items).literal).toEqual(['studio.id', 'currency']);
  expect(collectFixedValues([course], items.slice(0, 1)).literal).toContain('employee.id');
});

test('fixes a time only where the example has the one of the state', () => {
  expect(collectFixedValues([course], booking).moments).toEqual({
    startDateTime: { local: '17:00', zone: 'Europe/Berlin' },
    cancelableUntil: { local: '15:00', zone: 'Europe/Berlin' },
  });
});

test('fixes no time if two states have some', () => {
  const slot = state('an appointment slot', { state: 'free' });
  expect(collectFixedValues([course, slot], booking).moments).toEqual({});
});
