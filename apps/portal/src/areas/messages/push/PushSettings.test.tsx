import { mock } from '@studio-portal/sdk/msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renewPush } from './renewPush.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { playPush } from '../../../testing/playPush.ts';
import { show } from '../../../testing/show.tsx';
import { PushSettings } from './PushSettings.tsx';

function Section() {
  const { user } = useSession();
  return user && <PushSettings user={user} />;
}

const on = page.getByRole('button', { name: 'Turn on notifications' });
const off = page.getByRole('button', { name: 'Turn off notifications' });

beforeEach(() => store('push-account', undefined));
afterEach(() => vi.restoreAllMocks());

test('on: the browser asks, and the backend hears where; off: both forget it', async () => {
  const device = playPush({ answer: 'granted' });
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

test('a reader who refuses is told how to change that', async () => {
  playPush({ answer: 'denied' });
  await show(<Section />);
  await on.click();
  await expect.element(page.getByText(/^Your browser blocks notifications/)).toBeVisible();
  await expect.element(on).not.toBeInTheDocument();
  await expectAccessible();
});

test('a reader who closes the question of the browser can press again', async () => {
  playPush({ answer: 'default' });
  const { sent } = await show(<Section />);
  await on.click();
  await expect.element(on).toBeEnabled();
  expect(sent.map(({ call }) => call)).not.toContain('PUT /v1/me/push/subscriptions');
});

test('where the service of the browser is not known, it says so', async () => {
  playPush({ answer: 'granted' });
  const refusal = mock('savePushSubscription', 422, 'push.error.unknownservice');
  await show(<Section />, { answers: [refusal] });
  await on.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We don’t know the service/);
  await expect.element(on).toBeEnabled();
});

test('a browser that cannot subscribe says so', async () => {
  playPush({ answer: 'granted', fails: true });
  await show(<Section />);
  await on.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/couldn’t turn on/);
});

test('what somebody else has switched on here is not the reader’s', async () => {
  const device = playPush({ answer: 'granted' });
  device.subscribe();
  store('push-account', 7);
  await show(<Section />);
  await expect.element(on).toBeVisible();
});

test('after a new password the backend hears again where the reader is told, if they are', async () => {
  const device = playPush({ answer: 'granted' });
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
