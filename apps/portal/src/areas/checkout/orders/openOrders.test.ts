import { afterEach, expect, test } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { forgetOpenOrder, keepOpenOrder, openOrdersOf, recoverSlot } from './openOrders.ts';

// Node has no storage here: the module's memory stands in, as in a browser that refuses it.
afterEach(() => {
  store('open-orders', undefined);
  store('appointment-slot', undefined);
});

const order = (id: string, owner = 7) => ({
  id,
  owner,
  tenant: 'northside',
  name: 'Yoga',
  summary: `/summary/${id}`,
  slot: { startDateTime: id },
});

test('an order is found again by its account at its chain alone, the newest first, until it has ended', () => {
  keepOpenOrder(order('a'));
  keepOpenOrder(order('b'));
  keepOpenOrder(order('c', 8));
  keepOpenOrder({ ...order('d'), tenant: 'volt' });
  expect(openOrdersOf(7, 'northside').map(({ id }) => id)).toEqual(['b', 'a']);
  forgetOpenOrder('b');
  expect(openOrdersOf(7, 'northside').map(({ id }) => id)).toEqual(['a']);
});

test('its slot is chosen once more for its account, for nobody else', () => {
  keepOpenOrder(order('a'));
  recoverSlot('a', 8);
  recoverSlot('a', undefined);
  recoverSlot('b', 7);
  expect(readStored('appointment-slot')).toBeUndefined();
  recoverSlot('a', 7);
  expect(readStored('appointment-slot')).toEqual({ startDateTime: 'a' });
});

test.each([
  'text',
  [7],
  [{ ...order('a'), summary: '//evil.example' }],
  [{ ...order('a'), summary: 'javascript:alert(1)' }],
  [{ ...order('a'), owner: '7' }],
])('what somebody else has stored is no order: %j', (stored) => {
  store('open-orders', stored);
  expect(openOrdersOf(7, 'northside')).toEqual([]);
});
