import { mock } from '@studio-portal/sdk/msw';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unsubscribePreviousUser } from './disablePushForLogout.ts';
import { renewPush } from './renewPush.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { mockPush } from '../../../testing/mockPush.ts';
import { show } from '../../../testing/show.tsx';
import { PushSettings } from './PushSettings.tsx';

function Section() {
  const { user } = useSession();
  return user && <PushSettings user={user} />;
}

const on = page.getByRole('button', { name: 'Turn on notifications' });
const off = page.getByRole('button', { name: 'Turn off notifications' });

afterEach(() => vi.restoreAllMocks());

test('subscribes in browser and backend when switched on, and unsubscribes when switched off', async () => {
  const device = mockPush({ answer: 'granted' });
  const { sent } = await show(<Section />);
  await expect.element(on).toBeVisible();
  expect(device.asked).not.toHaveBeenCalled();
  await expectAccessible();
  await on.click();
  await expect.element(page.getByRole('status').getByText('Notifications are on.')).toBeVisible();
  expect(device.asked).toHaveBeenCalledOnce();
  expect(sent).toContainEqual({
    call: 'PUT /v1/me/push/subscriptions',
    body: { endpoint: device.endpoint, keys: device.keys },
  });
  await expectAccessible();
  await off.click();
  await expect.element(on).toBeVisible();
  expect(device.isSubscribed()).toBe(false);
  expect(sent.at(-1)?.call).toMatch(/^DELETE \/v1\/me\/push\/subscriptions/);
});

test('explains how to unblock notifications after a denial', async () => {
  mockPush({ answer: 'denied' });
  await show(<Section />);
  await on.click();
  await expect.element(page.getByText(/^Your browser blocks notifications/)).toBeVisible();
  await expect.element(on).not.toBeInTheDocument();
  await expectAccessible();
});

test('can be pressed again after the browser’s prompt was closed', async () => {
  mockPush({ answer: 'default' });
  const { sent } = await show(<Section />);
  await on.click();
  await expect.element(on).toBeEnabled();
  expect(sent.map(({ call }) => call)).not.toContain('PUT /v1/me/push/subscriptions');
});

test('says so if the browser’s push service is not supported', async () => {
  mockPush({ answer: 'granted' });
  const refusal = mock('savePushSubscription', 422, 'push.error.unknownservice');
  await show(<Section />, { answers: [refusal] });
  await on.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We don’t know the service/);
  await expect.element(on).toBeEnabled();
});

test('says so if the browser cannot subscribe', async () => {
  mockPush({ answer: 'granted', fails: true });
  await show(<Section />);
  await on.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/couldn’t turn on/);
});

test('ignores a subscription of another account', async () => {
  const device = mockPush({ answer: 'granted' });
  device.subscribe();
  store('push-account', 7);
  await show(<Section />);
  await expect.element(on).toBeVisible();
});

test('saves an existing subscription again after a password change', async () => {
  const device = mockPush({ answer: 'granted' });
  const { sent } = await show(<Section />);
  await expect.element(on).toBeVisible();
  const saved = () => sent.filter(({ call }) => call === 'PUT /v1/me/push/subscriptions').length;
  await renewPush();
  expect(saved()).toBe(0);
  device.subscribe();
  store('push-account', 7);
  await renewPush();
  expect(saved()).toBe(1);
});

test('unsubscribes the previous user of this browser, not the current one', async () => {
  const device = mockPush({ answer: 'granted' });
  device.subscribe();
  store('push-account', 7);
  await unsubscribePreviousUser(7);
  expect(device.isSubscribed()).toBe(true);
  await unsubscribePreviousUser(8);
  expect(device.isSubscribed()).toBe(false);
});
