import { mock } from '@studio-portal/sdk/msw';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readStored, store } from '../../lib/browser/storage.ts';
import { mockPush } from '../../testing/mockPush.ts';
import { show } from '../../testing/show.tsx';
import { UserGate } from './UserGate.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('removes offline responses when the session has ended, but not drafts', async () => {
  store('kept-answers', 'bookings');
  store('booking-draft', 'draft');
  const notLoggedIn = mock('getUserInfo', 403, 'authentication.error.notloggedin');
  await show(<UserGate>page</UserGate>, { answers: [notLoggedIn] });
  await expect.poll(() => readStored('kept-answers')).toBeUndefined();
  expect(readStored('booking-draft')).toBe('draft');
});

test('unsubscribes the previous user from notifications, then reloads', async () => {
  const device = mockPush({ answer: 'granted' });
  device.subscribe();
  store('last-user', 1);
  store('push-account', 1);
  const subscribedOnReload: boolean[] = [];
  // A reload would end the test.
  const cancelReload = (event: NavigateEvent) => {
    event.preventDefault();
    subscribedOnReload.push(device.isSubscribed());
  };
  navigation.addEventListener('navigate', cancelReload);
  onTestFinished(() => navigation.removeEventListener('navigate', cancelReload));
  await show(<UserGate>page</UserGate>);
  await expect.poll(() => subscribedOnReload).toEqual([false]);
  expect(readStored('push-account')).toBeUndefined();
});
