import { afterEach, expect, test } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { removeOpenOrder, saveOpenOrder, findOpenOrders, restoreSlot } from './openOrders.ts';

// Node has no storage, so the module falls back to memory, as in a browser that blocks storage.
afterEach(() => {
  store('open-orders', undefined);
  store('guest-open-orders', undefined);
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
  saveOpenOrder(order('a'));
  saveOpenOrder(order('b'));
  saveOpenOrder(order('c', 8));
  saveOpenOrder({ ...order('d'), tenant: 'volt' });
  expect(findOpenOrders(7, 'northside').map(({ id }) => id)).toEqual(['b', 'a']);
  removeOpenOrder('b');
  expect(findOpenOrders(7, 'northside').map(({ id }) => id)).toEqual(['a']);
});

test('keeps the orders of a guest apart from those of accounts, for this visit', () => {
  saveOpenOrder(order('a'));
  saveOpenOrder({ ...order('b'), owner: null });
  expect(findOpenOrders(null, 'northside').map(({ id }) => id)).toEqual(['b']);
  expect(findOpenOrders(7, 'northside').map(({ id }) => id)).toEqual(['a']);
  expect(JSON.stringify(readStored('open-orders'))).not.toContain('summary/b');
  restoreSlot('b', undefined);
  expect(readStored('appointment-slot')).toEqual({ startDateTime: 'b' });
  removeOpenOrder('b');
  expect(readStored('guest-open-orders')).toBeUndefined();
});

test('restores the slot for the order’s account only', () => {
  saveOpenOrder(order('a'));
  restoreSlot('a', 8);
  restoreSlot('a', undefined);
  restoreSlot('b', 7);
  expect(readStored('appointment-slot')).toBeUndefined();
  restoreSlot('a', 7);
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
  expect(findOpenOrders(7, 'northside')).toEqual([]);
});
