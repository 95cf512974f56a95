import type { Page } from '@playwright/test';
import { logInAs, expect, expectAccessible, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { forEachWidth, expectAccessibleAtAllWidths } from './widths.ts';

const mitte = studioPath('northside', 1001);

test.describe('notifications', () => {
  test(
    'confirms a logout on the next page for three seconds',
    { tag: '@deep' },
    async ({ page }) => {
      await logInAs(page.request, 'member@northside.example');
      await page.goto(mitte);
      await expectLoaded(page);
      await page.getByRole('button', { name: 'Account of' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      const notice = page.getByText('You’ve been logged out.');
      await forEachWidth(page, async () => {
        // The notification stays while the pointer is over it.
        await notice.hover();
        await expectAccessible(page);
        await expect(notice).toBeVisible();
      });
      await page.mouse.move(1, 1);
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toBeHidden();
    },
  );

  test.describe('of connection problems', () => {
    test.use({ allowsFailures: true });

    test('shows a bar while offline, and a notification when back online', async ({
      page,
      context,
    }) => {
      await page.goto(mitte);
      await expectLoaded(page);
      const bar = page.getByText('You’re offline. What you see may be out of date.');
      await expect(bar).toBeHidden();
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await context.setOffline(false);
      // Shown for three seconds.
      await Promise.all([
        expect(page.getByText('You’re back online.')).toBeVisible(),
        expect(bar).toBeHidden(),
      ]);
    });

    test(
      'reports a language that fails to load, and keeps the page',
      { tag: '@deep' },
      async ({ page }) => {
        await page.goto(mitte);
        await page.route('**/assets/texts-*/de-DE/*.json', (route) => route.abort());
        await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
        await expect(page.getByText('We couldn’t load this language.')).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en-GB');
        expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
      },
    );
  });
});

test.describe('near me', () => {
  const near = (page: Page) => page.getByRole('button', { name: 'Near me' });
  const studios = (page: Page) => page.getByRole('heading', { level: 2 });

  test.describe('with geolocation', () => {
    test.use({
      geolocation: { latitude: 53.5512, longitude: 9.9937 },
      permissions: ['geolocation'],
    });
    test(
      'asks only on a click, names the region and sorts by distance',
      { tag: '@deep' },
      async ({ page }) => {
        const requests: URL[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/maps-service/')) requests.push(new URL(request.url()));
        });
        await page.goto('/studios/northside');
        await expect(near(page)).toBeVisible();
        expect(requests).toEqual([]);
        await near(page).click();
        await expect(studios(page)).toHaveText([
          'Northside Hafen',
          'Northside Mitte',
          'Northside Isar',
          'Northside Zürich',
        ]);
        await expect(page.getByRole('combobox', { name: 'Studio, town or postcode' })).toHaveValue(
          /Hamburg/,
        );
        await expect(page.getByText('Studios near you come first.')).toBeVisible();
        // The exact position is not sent to the map service.
        expect(requests.map(({ search }) => search).join()).not.toMatch(/53\.551|9\.993/);
        await expectAccessibleAtAllWidths(page);
      },
    );
  });

  test('explains a refused permission beside the button', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/studios/northside');
    await near(page).click();
    await expect(page.getByText('Your browser doesn’t share your location.')).toBeVisible();
    await expect(page.getByText('4 studios')).toBeVisible();
  });

  test.describe('without the map service', () => {
    test.use({
      allowsFailures: true,
      geolocation: { latitude: 48.14, longitude: 11.58 },
      permissions: ['geolocation'],
    });
    test('sorts by distance without the name of the place', { tag: '@deep' }, async ({ page }) => {
      await page.route('**/maps-service/**', (route) => route.abort());
      await page.goto('/studios/northside');
      await near(page).click();
      await expect(studios(page)).toHaveText([
        'Northside Isar',
        'Northside Zürich',
        'Northside Mitte',
        'Northside Hafen',
      ]);
      await expect(page.getByRole('combobox', { name: 'Studio, town or postcode' })).toHaveValue(
        'Your location',
      );
    });
  });
});

test.describe('Google Analytics', () => {
  test.use({ answersCookies: false });
  const google = 'https://www.googletagmanager.com';

  /** Opens the payment page with the given measurement id; the studio has the features that it needs. */
  async function openPaymentPage(
    page: Page,
    baseURL: string | undefined,
    id: string,
    stats: boolean,
  ) {
    const loaded: string[] = [];
    await page.route(`${google}/**`, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('**/nox/public/v1/feature?*', (route) =>
      route.fulfill({
        json: ['GA4', 'TRACKING_EVENTS'].map((name) => ({ name, enabled: true })),
      }),
    );
    await page.route('**/payment?*', async (route) => {
      // Only the browser resolves every host below `localhost` to this machine.
      const url = route.request().url().replace('dev.localhost', 'localhost');
      const response = await route.fetch({ url });
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const set = 'name="ga4-measurement-id" content="';
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace("script-src 'self'", `$& ${google}/gtag/js`),
        },
        body: (await response.text()).replace(set, set + id),
      });
    });
    await page.addInitScript((consent) => {
      localStorage.setItem(
        'cookie-consent',
        JSON.stringify({ general: true, stats: consent, chat: false, utc: 0 }),
      );
    }, stats);
    await page.goto(
      `${String(baseURL).replace('localhost', 'dev.localhost')}/payment?o=1001&t=northside&paymentRequestId=7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e01`,
      { waitUntil: 'networkidle' },
    );
    return loaded;
  }

  test(
    'is loaded on the payment page with consent and an id',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      const loaded = await openPaymentPage(page, baseURL, 'G-SAMPLE', true);
      await expect.poll(() => loaded).toEqual([`${google}/gtag/js?id=G-SAMPLE`]);
      // Withdrawing consent without a reload disables the script.
      await page.getByRole('link', { name: 'Cookies' }).click();
      await page.getByRole('checkbox', { name: 'Statistics' }).uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForFunction(() => Reflect.get(window, 'ga-disable-G-SAMPLE'));
    },
  );
  test('is not loaded without consent', { tag: '@deep' }, async ({ page, baseURL }) => {
    expect(await openPaymentPage(page, baseURL, 'G-SAMPLE', false)).toEqual([]);
  });
  test(
    'is not loaded without an id, which is the default',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      expect(await openPaymentPage(page, baseURL, '', true)).toEqual([]);
    },
  );
});
