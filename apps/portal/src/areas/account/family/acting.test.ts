import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { acting, actingForPath, dropForeignActing, onActing, setActing } from './acting.ts';

const mia = { account: 7, id: 'mia', firstName: 'Mia', relation: 'CHILD' } as const;

afterEach(() => setActing(undefined));

test('applies to pages about a person only', () => {
  setActing(mia);
  expect(actingForPath('/studio/x/course/1')).toEqual(mia);
  expect(actingForPath('/studio/x/me/settings')).toBeUndefined();
});

test('notifies listeners of a switch and returns a stable object between switches', () => {
  const heard = vi.fn();
  const stop = onActing(heard);
  setActing(mia);
  expect(acting()).toBe(acting());
  setActing(undefined);
  stop();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(acting()).toBeUndefined();
});

test('drops the choice of another account and keeps that of the same one', () => {
  setActing(mia);
  dropForeignActing(7);
  expect(acting()).toEqual(mia);
  dropForeignActing(8);
  expect(acting()).toBeUndefined();
});

test('deletes the booking draft when the person changes', () => {
  store('booking-draft', { contact: { firstname: 'Mona' } });
  setActing(mia);
  expect(readStored('booking-draft')).toBeUndefined();
});

test.each([7, 'Mia', null, { id: 'mia' }, { ...mia, account: '7' }])(
  'ignores invalid stored values: %j',
  (value) => {
    store('acting-for', value);
    expect(acting()).toBeUndefined();
  },
);
