import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/browser/storage.ts';
import { keepAnswers, restoreAnswers } from './keptAnswers.ts';

// Node has no local storage here: the module's memory stands in, as in a browser that refuses it.
afterEach(() => {
  vi.useRealTimers();
  store('kept-answers', undefined);
});

const bookings = ['listMyCurrentCalendarItems', { tenant: 'northside' }];
const contracts = ['listContracts', { tenant: 'northside' }];
const start = { startsAt: new Date('2026-10-25T02:30:00Z') };

function memberClient(user: object | null = { firstname: 'Mona' }): QueryClient {
  const client = new QueryClient();
  client.setQueryData(getGetUserInfoQueryKey(), user);
  client.setQueryData(bookings, [start]);
  client.setQueryData(contracts, [{ id: 1 }]);
  return client;
}

test('what is on the list is there again, dates as dates and as old as it was; nothing else is', () => {
  vi.useFakeTimers({ now: new Date('2026-10-20T08:00:00Z') });
  keepAnswers(memberClient());
  vi.setSystemTime(new Date('2026-10-21T08:00:00Z'));
  const later = new QueryClient();
  restoreAnswers(later);
  expect(later.getQueryData(getGetUserInfoQueryKey())).toEqual({ firstname: 'Mona' });
  expect(later.getQueryData(bookings)).toEqual([start]);
  expect(later.getQueryState(bookings)?.dataUpdatedAt).toBe(Date.parse('2026-10-20T08:00:00Z'));
  expect(later.getQueryData(contracts)).toBeUndefined();
});

test('nothing is kept of a visitor, and what was kept of the member before is forgotten', () => {
  keepAnswers(memberClient());
  keepAnswers(memberClient(null));
  const later = new QueryClient();
  restoreAnswers(later);
  expect(later.getQueryCache().getAll()).toEqual([]);
});

test('after a week it is no longer shown', () => {
  vi.useFakeTimers({ now: new Date('2026-10-20T08:00:00Z') });
  keepAnswers(memberClient());
  vi.setSystemTime(new Date('2026-10-27T08:00:01Z'));
  const later = new QueryClient();
  restoreAnswers(later);
  expect(later.getQueryData(bookings)).toBeUndefined();
});

test.each(['no devalue at all', '[{"version":1},"file:///another/version.js"]', 7])(
  'what cannot be read is nothing: %j',
  (text) => {
    store('kept-answers', text);
    const later = new QueryClient();
    expect(() => restoreAnswers(later)).not.toThrow();
    expect(later.getQueryCache().getAll()).toEqual([]);
  },
);
