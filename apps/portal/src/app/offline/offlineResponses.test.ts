import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, store } from '../../lib/browser/storage.ts';
import { clearUserData } from '../../lib/session/clearUserData.ts';
import { takeOverStorage } from '../../lib/session/shownUser.ts';
import { setShownUserId } from '../../lib/session/shownUserId.ts';
import { saveResponses, restoreResponses } from './offlineResponses.ts';
import { restoreOfflineResponses } from './restoreOfflineResponses.ts';

// Node has no local storage, so the module falls back to memory, as in a browser that blocks
// storage.
beforeEach(() => {
  setShownUserId(7);
  takeOverStorage(7);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearUserData();
  setShownUserId(undefined);
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

test('restores listed queries with dates and age, and nothing else', () => {
  vi.useFakeTimers({ now: new Date('2026-10-20T08:00:00Z') });
  saveResponses(memberClient());
  vi.setSystemTime(new Date('2026-10-21T08:00:00Z'));
  const later = new QueryClient();
  restoreResponses(later);
  expect(later.getQueryData(getGetUserInfoQueryKey())).toEqual({ firstname: 'Mona' });
  expect(later.getQueryData(bookings)).toEqual([start]);
  expect(later.getQueryState(bookings)?.dataUpdatedAt).toBe(Date.parse('2026-10-20T08:00:00Z'));
  expect(later.getQueryData(contracts)).toBeUndefined();
});

test('stores the data of a query whose refetch has failed, without the error', async () => {
  const client = memberClient();
  await client
    .query({
      queryKey: bookings,
      queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
      retry: false,
    })
    .catch(() => undefined);
  saveResponses(client);
  const later = new QueryClient();
  restoreResponses(later);
  expect(later.getQueryState(bookings)).toMatchObject({
    data: [start],
    status: 'success',
    error: null,
  });
});

test('stores nothing for visitors and removes the data of the previous member', () => {
  saveResponses(memberClient());
  saveResponses(memberClient(null));
  const later = new QueryClient();
  restoreResponses(later);
  expect(later.getQueryCache().getAll()).toEqual([]);
});

test('stores nothing once a logout has cleared the storage', () => {
  clearUserData();
  saveResponses(memberClient());
  expect(readStored('kept-answers')).toBeUndefined();
});

test.each([
  { name: 'refetches restored responses at once on a slow network', onLine: true, calls: 1 },
  { name: 'keeps restored responses without a network', onLine: false, calls: 0 },
])('$name', async ({ onLine, calls }) => {
  saveResponses(memberClient());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('navigator', { onLine });
  const later = new QueryClient();
  await restoreOfflineResponses(later);
  expect(later.getQueryData(getGetUserInfoQueryKey())).toEqual({ firstname: 'Mona' });
  const queryFn = vi.fn(async () => null);
  const session = { queryKey: getGetUserInfoQueryKey(), queryFn, staleTime: Infinity };
  const stop = new QueryObserver(later, session).subscribe(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(calls);
  stop();
});

test('drops data after a week', () => {
  vi.useFakeTimers({ now: new Date('2026-10-20T08:00:00Z') });
  saveResponses(memberClient());
  vi.setSystemTime(new Date('2026-10-27T08:00:01Z'));
  const later = new QueryClient();
  restoreResponses(later);
  expect(later.getQueryData(bookings)).toBeUndefined();
});

test.each(['no devalue at all', '[{"version":1},"file:///another/version.js"]', 7])(
  'ignores unreadable data: %j',
  (text) => {
    store('kept-answers', text);
    const later = new QueryClient();
    expect(() => restoreResponses(later)).not.toThrow();
    expect(later.getQueryCache().getAll()).toEqual([]);
  },
);
