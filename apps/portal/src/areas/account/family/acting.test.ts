import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { acting, actingAt, keepActingOf, onActing, setActing } from './acting.ts';

const mia = { account: 7, id: 'mia', firstName: 'Mia', relation: 'CHILD' } as const;

afterEach(() => setActing(undefined));

test('a page of the account itself is nobody else’s', () => {
  setActing(mia);
  expect(actingAt('/studio/x/course/1')).toEqual(mia);
  expect(actingAt('/studio/x/me/settings')).toBeUndefined();
});

test('whoever shows it hears of a switch, and finds the same until the next', () => {
  const heard = vi.fn();
  const stop = onActing(heard);
  setActing(mia);
  expect(acting()).toBe(acting());
  setActing(undefined);
  stop();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(acting()).toBeUndefined();
});

test('what another account has chosen is forgotten; the same one goes on', () => {
  setActing(mia);
  keepActingOf(7);
  expect(acting()).toEqual(mia);
  keepActingOf(8);
  expect(acting()).toBeUndefined();
});

test('what was typed about one person is not there for the next', () => {
  store('booking-draft', { contact: { firstname: 'Mona' } });
  setActing(mia);
  expect(readStored('booking-draft')).toBeUndefined();
});

test.each([7, 'Mia', null, { id: 'mia' }, { ...mia, account: '7' }])(
  'what nobody has written here is nobody: %j',
  (value) => {
    store('acting-for', value);
    expect(acting()).toBeUndefined();
  },
);
