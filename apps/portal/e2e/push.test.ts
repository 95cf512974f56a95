import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { newAccount } from './accounts.ts';
import {
  allowOneTapBooking,
  logInAs,
  findCourse,
  expect,
  fillCourse,
  place,
  test,
} from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test.use({
  serviceWorkers: 'allow',
  // Headless shell denies all notifications.
  launchOptions: { ...chromiumOptions, executablePath: process.env.CHROMIUM_PATH },
});

/**
 * Fakes a subscription at a push service, which incognito windows, in which every test runs, do not have. Stores
 * the server key in the local storage.
 */
async function fakePushService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  const device = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample-journey',
    keys: {
      p256dh: pair.generateKeys('base64url'),
      auth: Buffer.from('sample-secret-16').toString('base64url'),
    },
  };
  await page.addInitScript(({ endpoint, keys }) => {
    const kept = 'sample-subscribed';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    };
    const currentSubscription = () => (localStorage.getItem(kept) === null ? null : subscription);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => currentSubscription(),
      subscribe: async (options: { applicationServerKey: string }) => {
        localStorage.setItem(kept, options.applicationServerKey);
        return subscription;
      },
    });
  }, device);
}

/** Waits for the answer to the next call about subscriptions. */
const waitForAnswer = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/v1/me/push/subscriptions') &&
      response.request().method() === method,
  );

test('turns notifications on and off in the settings, and off on logout', async ({
  page,
  context,
}) => {
  const email = await newAccount(page.request);
  await logInAs(page.request, email);
  await context.grantPermissions(['notifications']);
  await fakePushService(page);
  await page.goto(`${place.path}/me/settings`);
  const section = page.getByRole('region', { name: 'Notifications on this device' });
  const on = section.getByRole('button', { name: 'Turn on notifications' });
  const off = section.getByRole('button', { name: 'Turn off notifications' });
  const saved = waitForAnswer(page, 'PUT');
  await on.click();
  expect((await saved).status()).toBe(204);
  await expect(section.getByText('Notifications are on.')).toBeVisible();
  const key = await page.evaluate(() => localStorage.getItem('sample-subscribed'));
  expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65);
  await expectAccessibleAtAllWidths(page);
  const gone = waitForAnswer(page, 'DELETE');
  await off.click();
  expect((await gone).status()).toBe(204);
  await expect(on).toBeVisible();

  await on.click();
  await expect(off).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sample-subscribed'))).toBeNull();
});

test.describe('the offer of notifications', () => {
  test.use({ declinesPush: false });

  test(
    'appears with a place on the waiting list, and not again after “Not now”',
    { tag: '@deep' },
    async ({ page }) => {
      const course = await findCourse(page.request, place);
      await fillCourse(page.request, course, 0);
      await logInAs(page.request, 'member@northside.example');
      await page.goto(place.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const offer = page.getByRole('dialog', { name: 'Want to know right away?' });
      await expect(offer).toBeHidden();
      await allowOneTapBooking(page);
      await page.goto(`${place.path}/course/${course.id}`);
      await page.getByRole('button', { name: 'Join waiting list' }).click();
      await expect(offer).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await offer.getByRole('button', { name: 'Not now' }).click();
      await expect(
        page.getByRole('heading', { name: 'You’re number 1 on the waiting list' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Join waiting list' }).click();
      await expect(
        page.getByRole('heading', { name: 'You’re number 1 on the waiting list' }),
      ).toBeVisible();
      await expect(offer).toBeHidden();
      expect(await page.evaluate(() => Notification.permission)).toBe('default');
    },
  );
});

test('shows a pushed notification through the worker, which opens its page', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['notifications']);
  await page.goto(place.path);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
    });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    Object.assign(globalThis, { pushes: 0 });
    globalThis.addEventListener('push', () =>
      Object.assign(globalThis, { pushes: Reflect.get(globalThis, 'pushes') + 1 }),
    );
  });
  // Pushes before the browser has stored the worker are lost, and DevTools does not report that. This one shows
  // nothing.
  await expect
    .poll(async () => {
      await push('no notice');
      return worker.evaluate((): number => Reflect.get(globalThis, 'pushes'));
    })
    .toBeGreaterThan(0);
  await push(
    JSON.stringify({
      title: 'You have a place',
      body: 'Sample class, tomorrow',
      path: `${place.path}/me/bookings`,
      lang: 'en-GB',
      icon: null,
    }),
  );
  await expect.poll(shown).toContainEqual({
    title: 'You have a place',
    body: 'Sample class, tomorrow',
    lang: 'en-GB',
    data: { path: `${place.path}/me/bookings` },
  });

  // DevTools cannot click a notification; dispatches the event to the worker instead, and records what it would
  // open.
  const opened = await worker.evaluate(async () => {
    const addresses: unknown[] = [];
    const scope = Reflect.get(globalThis, 'clients');
    Reflect.set(scope, 'openWindow', async (address: unknown) => addresses.push(address));
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const [notification] = await registration.getNotifications();
    const event = Reflect.construct(Reflect.get(globalThis, 'NotificationEvent'), [
      'notificationclick',
      { notification },
    ]);
    globalThis.dispatchEvent(event);
    while (addresses.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return addresses;
  });
  expect(opened).toEqual([`${origin}${place.path}/me/bookings`]);
  await expect.poll(shown).toEqual([]);
});
