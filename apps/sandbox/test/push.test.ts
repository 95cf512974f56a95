/** Push notifications: encrypted for the member's devices, and sent to push services only. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { messageTexts } from '../src/domains/messages/messageTexts.ts';
import { toHeadline } from '../src/domains/messages/notice.ts';
import { createPush } from '../src/domains/push/push.ts';
import { pushNotices, pushSubscriptions } from '../src/domains/push/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { memberId, visitorId } from '../src/states/rows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { addMembers, setCourse } from './harness/members.ts';
import {
  createDevice,
  type PushService,
  signedClaims,
  startPushService,
} from './harness/pushService.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const now = () => sandbox().services.clock.now();
const path = { contractId: membershipIds.contract };

let service: PushService;
beforeEach(async () => {
  service = await startPushService();
  const { services } = sandbox();
  services.push = createPush(services.db, services.clock, [service.origin]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

/** Subscribes a device of an account at the service. */
async function subscribe(as: 'member' | 'visitor' = 'member', name = 'phone') {
  const device = createDevice();
  const body = { endpoint: `${service.origin}/${name}`, keys: device.keys };
  const headers = { 'accept-language': 'de' };
  const { status } = await sandbox().call('savePushSubscription', { as, body, headers });
  expect(status).toBe(204);
  return { ...device, endpoint: body.endpoint };
}

/** Cancels the member's contract, which triggers a message. */
async function triggerMessage() {
  await sandbox().state('a membership', { state: 'running' });
  const body = { cancelationReasonId: 96_001, contractEndDate: null };
  await sandbox().call('cancelContract', { as: 'member', path, body });
  await sandbox().services.background.idle();
  await sandbox().services.jobs.runDue();
}

const deliver = () => sandbox().services.push.deliver();
const loadDevices = () => db().select().from(pushSubscriptions);
const loadPending = () => db().select().from(pushNotices);

test('sends a message to the device once, localized and encrypted', async () => {
  const device = await subscribe();
  await db().update(accounts).set({ locale: null }).where(eq(accounts.id, memberId));
  await triggerMessage();
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(service.calls.map((call) => call.path)).toEqual(['/phone']);
  const [call] = service.calls;
  if (!call) throw new Error('The push service received no call.');
  expect(device.read(call.body)).toEqual({
    title: 'Kündigung eingegangen',
    body: 'Northside Mitte',
    path: '/studio/bm9ydGhzaWRlOjEwMDE%3D/selfservice/contract/current',
    lang: 'de-DE',
    icon: '/brands/northside/favicon/icon.svg',
  });
  expect(() => createDevice().read(call.body)).toThrow(/authenticate/);
  expect(call.body.length).toBeLessThanOrEqual(4096);
  expect(call.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { body: known } = await sandbox().call('getPushKey', { as: 'member' });
  const { claims, key } = signedClaims(call.headers.authorization);
  expect(key).toBe(known.publicKey);
  expect(claims).toMatchObject({
    aud: service.origin.replace('http:', 'https:'),
    sub: 'mailto:push@studio-portal.example',
    exp: expect.any(Number),
  });
  expect(await loadPending()).toEqual([]);
});

test('names class and time when the user is promoted from the waiting list', async () => {
  await setCourse(db(), {});
  const [first = 0, second = 0] = await addMembers(db(), 2);
  const book = (as: number) =>
    sandbox().call('bookCourse', {
      as,
      body: { courseAppointmentId: 50_001, bookingOptionId: as, joinWaitingList: true },
    });
  const { body: booked } = await book(first);
  await book(second);
  const device = createDevice();
  const body = { endpoint: `${service.origin}/phone`, keys: device.keys };
  await sandbox().call('savePushSubscription', { as: second, body });
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: booked.uuid } });
  await sandbox().services.background.idle();
  await sandbox().services.jobs.runDue();
  await deliver();
  expect(service.calls.map((call) => device.read(call.body))).toMatchObject([
    {
      title: 'Du hast einen Platz',
      body: expect.stringMatching(/^Morning Yoga, .*2026.*\d\d:\d\d.\d\d:\d\d/),
      path: expect.stringMatching(/^\/studio\/.*\/me\/bookings$/),
    },
  ]);
});

test('prefers the account’s language to the device’s', async () => {
  const device = await subscribe();
  await db().update(accounts).set({ locale: 'fr-FR' }).where(eq(accounts.id, memberId));
  await triggerMessage();
  await deliver();
  const [call] = service.calls;
  expect(call && device.read(call.body)).toMatchObject({ title: 'Résiliation reçue' });
});

test('sends notifications even if the studio has disabled messages', async () => {
  await subscribe();
  await db().update(studios).set({ messagesEnabled: false });
  await triggerMessage();
  await deliver();
  expect(service.calls).toHaveLength(1);
});

test.each([404, 410])('deletes the device when the service answers %i', async (status) => {
  await subscribe();
  await triggerMessage();
  service.status = status;
  await deliver();
  expect(await loadDevices()).toEqual([]);
  expect(await loadPending()).toEqual([]);
});

test.each([429, 503])(
  'retries the same notification when the service answers %i',
  async (status) => {
    const device = await subscribe();
    await triggerMessage();
    service.status = status;
    const begin = now();
    await deliver();
    await deliver();
    expect(service.calls).toHaveLength(1);
    service.status = 201;
    sandbox().services.clock.set(addMinutes(begin, 1));
    await deliver();
    await deliver();
    const texts = service.calls.map(({ body }) => device.read(body));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toEqual(texts[1]);
    expect(await loadDevices()).toHaveLength(1);
  },
);

test('gives up after many attempts and keeps the device', async () => {
  await subscribe();
  await triggerMessage();
  service.status = 500;
  const begin = now();
  for (let hour = 0; hour <= 100; hour++) {
    sandbox().services.clock.set(addMinutes(begin, hour * 60));
    await deliver();
  }
  expect(service.calls).toHaveLength(12);
  expect(await loadPending()).toEqual([]);
  expect(await loadDevices()).toHaveLength(1);
});

test.each([307, 400])('neither follows nor retries %i', async (status) => {
  await subscribe();
  await triggerMessage();
  service.status = status;
  await deliver();
  sandbox().services.clock.set(addMinutes(now(), 60));
  await deliver();
  expect(service.calls.map((call) => call.path)).toEqual(['/phone']);
  expect(await loadPending()).toEqual([]);
});

test('deletes devices at a service that the operator has removed', async () => {
  await subscribe();
  await triggerMessage();
  const { services } = sandbox();
  services.push = createPush(services.db, services.clock, []);
  await deliver();
  expect(service.calls).toEqual([]);
  expect(await loadDevices()).toEqual([]);
});

test('assigns a device to the latest account, without pending notifications of the former one', async () => {
  const { endpoint } = await subscribe('member');
  await triggerMessage();
  await subscribe('visitor');
  expect((await loadDevices()).map(({ accountId }) => accountId)).toEqual([visitorId]);
  await deliver();
  expect(service.calls).toEqual([]);
  const deletion = await sandbox().call('deletePushSubscription', {
    as: 'member',
    query: { endpoint },
  });
  expect(deletion.status).toBe(204);
  expect(await loadDevices()).toHaveLength(1);
  await sandbox().call('deletePushSubscription', { as: 'visitor', query: { endpoint } });
  expect(await loadDevices()).toEqual([]);
});

test.each(Object.entries(messageTexts))(
  'has headlines in %s without personal details',
  (_, texts) => {
    for (const { subject } of Object.values(texts))
      expect(toHeadline(subject)).toMatch(/^[^{}:]+[^{}:\s]$/);
  },
);
