import { expect, expectAccessible, logIn, place, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';

const home = studioPath('northside', 1001);

// Requests fail on purpose.
test.use({ inTrouble: true });

test(
  'on a slow network the brand is there at once, then the shape of the page, then all of it',
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
    // Rendered by the server, before any script has run.
    const { promise: isPainted, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(home, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Northside Mitte' })).toBeVisible();
    expect(await page.locator('#root[data-hydrating]').count()).toBe(1);
    goOn();
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

test('offline while a form is filled: said on the spot, what was typed stays, and sending it again works', async ({
  page,
  context,
}) => {
  await page.goto(`${place.path}/login-register`);
  await page.getByLabel('Email').fill('visitor@northside.example');
  await context.setOffline(true);
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the studio’s system', {
    timeout: 30_000,
  });
  await expect(page.getByLabel('Email')).toHaveValue('visitor@northside.example');
  await expect(page.getByLabel('Password')).toHaveValue(/.+/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('offline between two pages: said, and all is there again without a reload', async ({
  page,
  context,
}) => {
  await page.goto(place.path);
  await expectLoaded(page);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(notice).toBeVisible();
  // Neither the code of this page nor its data is there yet, nor the menu's.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'News' }).first().click();
  // The page of another address does not stay: what is to come shows that it is loading.
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeHidden();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page).toHaveTitle(/News$/);
  // The menu that was asked for is there as well, and lies above.
  // Escape is the menu's once it has the focus.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test(
  'the brand cannot be loaded: the portal comes up in its own colours, and with the brand next time',
  { tag: '@deep' },
  async ({ page }) => {
    const volt = studioPath('volt', 2001);
    // A host that writes neither the brand nor its page: then the brand is asked for, and answers 500.
    const isAsked = page.waitForResponse('**/whitelabelconfigs/web*');
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
    expect((await isAsked).status()).toBe(500);
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
  'without storage a whole visit works: language, login and the way back',
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
    // The way back is kept in the page's memory.
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  },
);

test(
  'the maps service comes back: the finder finds again without a reload',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route('**/maps-service/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/studios/northside');
    const field = page.getByRole('combobox', { name: 'Town or city' });
    await field.fill('Berlin');
    await expect(page.getByText('You can’t search for towns at the moment')).toBeVisible({
      timeout: 30_000,
    });
    await page.unrouteAll();
    await field.fill('Münch');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1. Northside Isar');
    await expect(page.getByText('You can’t search for towns at the moment')).toBeHidden();
  },
);

test(
  'the translation host is too slow or talks nonsense: our own words, in time',
  { tag: '@deep' },
  async ({ page }) => {
    // A page that the server does not render, with these words in it.
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
  'the texts of the language: once is no failure, then English, then a sentence, and all of it once the network is back',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { path, name } = place;
    const courses = (words: string) => page.getByRole('heading', { level: 1, name: words });
    await page.route('**/assets/texts-*/de-DE/*.json', (route) => route.abort(), { times: 1 });
    // Each visit has all its parts before the next fault begins; the heading alone stands in the first HTML already.
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
