import { expect, expectAccessible, logIn, place, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';

const home = studioPath('northside', 1001);

// Requests fail on purpose.
test.use({ allowsFailures: true });

test(
  'shows the brand at once on a slow network, then a skeleton, then the whole page',
  { tag: '@deep' },
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    // The server renders this before any script has run.
    const { promise: painted, resolve: continueLoading } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(home, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Northside Mitte' })).toBeVisible();
    expect(await page.locator('#root[data-hydrating]').count()).toBe(1);
    continueLoading();
    await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0, {
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'Classes' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible({
      timeout: 60_000,
    });
  },
);

test('reports being offline in a form, keeps the input, and sends it once online', async ({
  page,
  context,
}) => {
  await page.goto(`${place.path}/login-register`);
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@northside.example');
  await context.setOffline(true);
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the studio’s system', {
    timeout: 30_000,
  });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'visitor@northside.example',
  );
  await expect(page.getByLabel('Password')).toHaveValue(/.+/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('reports being offline between two pages, and recovers without a reload', async ({
  page,
  context,
}) => {
  await page.goto(place.path);
  await expectLoaded(page);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(notice).toBeVisible();
  // Neither the code nor the data of this page is loaded yet, nor the code of the menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'News' }).first().click();
  // The previous page stays until the next one can be loaded.
  await expect(page).toHaveURL(/\/news$/);
  await expect(notice).toHaveText('You’re offline. The page opens once you’re back online.');
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Northside' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page).toHaveTitle(/News$/);
  // The requested menu opens as well and covers the page. Escape only closes it once it has the focus.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test(
  'keeps the page while the server cannot be reached, and opens the next one once it answers',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(place.path);
    await expectLoaded(page);
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    // The browser believes that it is online, as on Wi-Fi without internet.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: 'News' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toHaveText(
      'You’re offline. The page opens once you’re back online.',
    );
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page).toHaveTitle(/News$/);
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  },
);

test(
  'uses the portal’s own colors when the brand fails to load, and the brand on the next visit',
  { tag: '@deep' },
  async ({ page }) => {
    const volt = studioPath('volt', 2001);
    // Simulates a host that writes neither the brand nor the page: the portal then requests the brand, and gets
    // a 500.
    const brandAnswer = page.waitForResponse('**/whitelabelconfigs/web*');
    await page.route(`**${volt}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html
          .replaceAll(/<(script type="application\/json"|style nonce).*?<\/(?:script|style)>/gs, '')
          .replace(/<div id="root".*(?=<noscript)/s, '<div id="root"></div>'),
      });
    });
    await page.route('**/whitelabelconfigs/web*', (route) =>
      route.fulfill({
        status: 500,
        json: {
          errorMessage: 'x',
          errorCode: 'unexpected',
          traceId: 'a'.repeat(16),
          typedArgs: [],
        },
      }),
    );
    await page.goto(volt);
    expect((await brandAnswer).status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'News' }).first()).toBeVisible();
    const colour = () =>
      page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--sp-palette-primary-main'));
    const own = await colour();
    expect(own).not.toBe('');
    await page.unrouteAll();
    await page.reload();
    await expect.poll(colour).not.toBe(own);
  },
);

test(
  'works without storage for a whole visit: language, login and return',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.goto(`${place.path}/course`);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(page.getByRole('heading', { level: 1, name: 'Kurse' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en-GB');
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await logIn(page, 'visitor@northside.example');
    // The page keeps the return address in memory.
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  },
);

test(
  'searches towns again without a reload when the map service recovers',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route('**/maps-service/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/studios/northside');
    const field = page.getByRole('combobox', { name: 'Studio, town or postcode' });
    await field.fill('Berlin');
    await expect(page.getByText('You can’t search around a town at the moment')).toBeVisible({
      timeout: 30_000,
    });
    await page.unrouteAll();
    await field.fill('Münch');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Northside Isar',
      'Northside Zürich',
      'Northside Mitte',
      'Northside Hafen',
    ]);
    await expect(page.getByText('You can’t search around a town at the moment')).toBeHidden();
  },
);

test(
  'falls back to our own texts in time when the translation host is slow or sends invalid data',
  { tag: '@deep' },
  async ({ page }) => {
    // The server does not render this page, which shows these texts.
    const volt = `${studioPath('volt', 2001)}/cookies`;
    await page.route('**/translation-host/**', () => undefined);
    await page.goto(volt);
    await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible();
    await page.unrouteAll();
    await page.route('**/translation-host/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible();
    for (const [status, body] of [
      [200, 'null'],
      [200, '[null]'],
      [200, '{"title.courses":7,"constructor":"x"}'],
      [500, '{"errorCode":"unexpected"}'],
    ] as const) {
      await page.unrouteAll();
      await page.route('**/translation-host/**', (route) =>
        route.fulfill({ status, contentType: 'application/json', body }),
      );
      await page.reload();
      await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible();
    }
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Workouts' }).first()).toBeVisible();
  },
);

test(
  'retries the texts of a language, falls back to English, then to an error, and recovers with the network',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { path, name } = place;
    const courses = (words: string) => page.getByRole('heading', { level: 1, name: words });
    await page.route('**/assets/texts-*/de-DE/*.json', (route) => route.abort(), { times: 1 });
    // Waits until each visit has loaded all its parts before the next failure; the first HTML contains the
    // heading already.
    await page.goto(`${path}/course?lo=de`, { waitUntil: 'networkidle' });
    await expect(courses('Kurse')).toBeVisible();
    await page.route('**/assets/texts-*/de-DE/*.json', (route) => route.fulfill({ status: 500 }));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(courses('Classes')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await page.route('**/assets/texts-*/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Check your connection.');
    await expectAccessible(page);
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(courses('Kurse')).toBeVisible();
    await expect(page.getByText('Check your connection.')).toBeHidden();
    await page.route('**/assets/texts-*/**', (route) => route.abort());
    await page.goto(path);
    await page.getByRole('button', { name: 'Reload page' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
