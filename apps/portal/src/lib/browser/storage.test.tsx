import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('forgets what another tab has removed', () => {
  store('kept-answers', { city: 'Berlin' });
  expect(readStored('kept-answers')).toEqual({ city: 'Berlin' });
  localStorage.removeItem('kept-answers');
  expect(readStored('kept-answers')).toBeUndefined();
});

test('keeps in memory what the browser refuses to store, until it is removed', () => {
  store('overview', 'before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store('overview', 'after');
  expect(readStored('overview')).toBe('after');
  store('overview', undefined);
  expect(readStored('overview')).toBeUndefined();
});

test('reads nothing if the browser blocks its storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('locale')).toBeUndefined();
});
