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

test('fixes statuses, types and flags only if a state names them', () => {
  const checkout = state('a checkout', { id: 'c3a1d0a4', state: 'CREATED' });
  const example = { type: 'COURSE_APPOINTMENT', state: 'CREATED', preferred: true };
  expect(collectFixedValues([checkout], example).literal).toEqual(['type', 'state']);
  expect(collectFixedValues([], example).literal).toEqual([]);
});

test('fixes what all items of a list have in common, and otherwise named items in any order', () => {
  const items = [301, 302].map((id) => ({
    id,
    employee: { id },
    studio: { id: 1001 },
    currency: 'EUR',
    zoneId: 'Europe/Berlin',
    onWaitingList: id === 302,
  }));
  const { literal, anyOrder } = collectFixedValues([course], items);
  expect(literal).toEqual(['studio.id', 'currency', 'zoneId']);
  expect(anyOrder).toEqual({ id: [301], 'employee.id': [301], onWaitingList: [false] });
  expect(collectFixedValues([course], items.slice(0, 1)).literal).toContain('employee.id');
});

test('fixes a time only where the example has the one of the state', () => {
  expect(collectFixedValues([course], booking).moments).toEqual({
    startDateTime: { local: '17:00', zone: 'Europe/Berlin' },
    cancelableUntil: { local: '15:00', zone: 'Europe/Berlin' },
  });
});

test('fixes a date and time only where the example has both', () => {
  const mandate = state('a paid membership', { by: 'direct debit' });
  const collect = (mandateGivenAt: string) =>
    collectFixedValues([course, mandate], { mandateGivenAt }).moments;
  expect(collect('2026-11-01T09:00:00+01:00')).toEqual({
    mandateGivenAt: { local: '2026-11-01 09:00', zone: 'Europe/Berlin' },
  });
  expect(collect('2026-11-25T09:00:00+01:00')).toEqual({});
});

test('fixes nothing that the example of a row has from another situation', () => {
  const { literal, moments } = collectFixedValues([course], booking, ['id', 'startDateTime']);
  expect(literal).not.toContain('id');
  expect(moments).not.toHaveProperty('startDateTime');
});

test('fixes no time that two states set', () => {
  const slot = state('an appointment slot', { state: 'free' });
  expect(collectFixedValues([course, slot], booking).moments).toEqual({});
});
