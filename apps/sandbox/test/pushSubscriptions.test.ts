/** Push subscriptions: at known push services only, limited in number, and deleted with the password. */
import { expect, test } from 'vitest';
import { pushSubscriptions } from '../src/domains/push/tables.ts';
import { addMinutes } from '../src/platform/time.ts';
import { subscription } from './harness/push.ts';
import { createDevice } from './harness/pushService.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const now = () => sandbox().services.clock.now();
const loadDevices = () => sandbox().services.db.select().from(pushSubscriptions);

const save = (endpoint: string) =>
  sandbox().call('savePushSubscription', {
    as: 'member',
    body: { endpoint, keys: createDevice().keys },
  });

test.each([
  'https://localhost/phone',
  'https://127.0.0.1/phone',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/phone',
  'https://push.example/phone',
  'https://fcm.googleapis.com.push.example/phone',
  'https://push.example/fcm.googleapis.com',
  'https://sample-push.apple.com/phone',
  'https://fcm.googleapis.com:8443/phone',
  'https://sample@fcm.googleapis.com/phone',
  'http://fcm.googleapis.com/phone',
])('rejects an address outside of push services: %s', async (endpoint) => {
  const { status, errorCode } = await save(endpoint);
  expect({ status, errorCode }).toEqual({ status: 422, errorCode: 'push.error.unknownservice' });
  expect(await loadDevices()).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/phone',
  'https://updates.push.services.mozilla.com/wpush/v2/phone',
  'https://web.push.apple.com/phone',
  'https://wns2-par02p.notify.windows.com/w/?token=phone',
])('accepts the services of browser vendors: %s', async (endpoint) => {
  expect((await save(endpoint)).status).toBe(204);
});

test('rejects an invalid encryption key', async () => {
  const keys = { ...subscription.keys, p256dh: `BA${'A'.repeat(85)}` };
  const body = { ...subscription, keys };
  const { status, errorCode } = await sandbox().call('savePushSubscription', {
    as: 'member',
    body,
  });
  expect({ status, errorCode }).toEqual({ status: 422, errorCode: 'push.error.keyinvalid' });
  expect(await loadDevices()).toEqual([]);
});

test('keeps the latest twenty devices of an account', async () => {
  for (let index = 0; index < 22; index++) {
    sandbox().services.clock.set(addMinutes(now(), 1));
    await save(`https://fcm.googleapis.com/fcm/send/phone-${index}`);
  }
  const names = (await loadDevices()).map(({ endpoint }) => endpoint.split('/').at(-1));
  expect(names).toHaveLength(20);
  expect(names).not.toContain('phone-1');
  expect(names).toContain('phone-2');
});

test('returns the same key to concurrent requests', async () => {
  const getKey = () => sandbox().call('getPushKey', { as: 'member' });
  const answers = await Promise.all([getKey(), getKey(), getKey()]);
  expect(new Set(answers.map(({ body }) => body.publicKey)).size).toBe(1);
});

test('are deleted when the password changes', async () => {
  await save(subscription.endpoint);
  const { status } = await sandbox().call('changePassword', {
    as: 'member',
    body: { oldPassword: 'sample-Passw0rd', newPassword: 'another-Passw0rd' },
  });
  expect(status).toBe(204);
  expect(await loadDevices()).toEqual([]);
});
