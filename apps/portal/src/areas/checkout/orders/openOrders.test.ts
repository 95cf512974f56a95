import { afterEach, expect, test } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { forgetOpenOrder, keepOpenOrder, openOrdersOf, recoverSlot } from './openOrders.ts';

// Node has no storage, so the module falls back to memory, as in a browser that blocks storage.
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

test('returns the orders of an account at a chain, newest first, until they end', () => {
  keepOpenOrder(order('a'));
  keepOpenOrder(order('b'));
  keepOpenOrder(order('c', 8));
  keepOpenOrder({ ...order('d'), tenant: 'volt' });
  expect(openOrdersOf(7, 'northside').map(({ id }) => id)).toEqual(['b', 'a']);
  forgetOpenOrder('b');
  expect(openOrdersOf(7, 'northside').map(({ id }) => id)).toEqual(['a']);
});

test('restores the slot for the order’s account only', () => {
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
])('ignores invalid stored values: %j', (stored) => {
  store('open-orders', stored);
  expect(openOrdersOf(7, 'northside')).toEqual([]);
});
