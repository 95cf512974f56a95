import { newAccount } from './accounts.ts';
import { today } from './appointments.ts';
import { findViolations } from './axe.ts';
import { logInAs, expect, expectAccessible, logIn, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { moveTo } from './moveTo.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

const mitte = studioPath('northside', 1001);
/** The same studio in the brand of the directory, which has no hero layout. */
const mitteWithoutHero = `${mitte}?s=finder-group`;
const isMap = (url: string) => url.includes('/maps-service/') && url.includes('scale=');

test.describe('the studio header', () => {
  for (const { what, path, hasHero } of [
    { what: 'in a corner of the picture of a hero layout', path: mitte, hasHero: true },
    { what: 'instead of the picture without one', path: mitteWithoutHero, hasHero: false },
  ])
    test(`shows a map on desktops only, ${what}`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => isMap(request.url()) && requests.push(request.url()));
      const map = page.locator('section img[src^="blob:"]');
      const picture = page.locator('section img[src^="/pictures/studio/"]').first();
      for (const window of [widths.phone, widths.tablet]) {
        await page.setViewportSize(window);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(picture).toBeVisible();
        await expect(map).toHaveCount(0);
        await expectAccessible(page);
      }
      expect(requests).toEqual([]);
      await page.setViewportSize(widths.desktop);
      await page.reload();
      await expect(map).toBeVisible();
      await expect(picture).toBeVisible({ visible: hasHero });
      const { searchParams } = new URL(requests[0] ?? '');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        zoom: '12',
        width: '1280',
        height: '333',
        // Only the wide map needs the larger picture.
        scale: hasHero ? '1' : '2',
      });
      await expectAccessible(page);
    });

  test('opens the website in a new tab and announces that', async ({ page }) => {
    await page.goto(mitte);
    const website = page.getByRole('link', { name: 'Website (opens in a new tab)', exact: true });
    await expect(website.first()).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Directions' }).first()).not.toHaveAttribute(
      'target',
    );
  });

  test('replaces the map when the studio changes', async ({ page }) => {
    await page.setViewportSize(widths.desktop);
    await logInAs(page.request, 'member@northside.example');
    await page.goto(mitte);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Northside Mitte');
    const map = page.locator('section img[src^="blob:"]');
    await expect(map).toBeVisible();
    await moveTo(page, studioPath('northside', 1002));
    await expect(title).toHaveText('Northside Hafen');
    await expect(map).toBeVisible();
    const there = await map.getAttribute('src');
    // Both pictures are cached by now.
    await page.goBack();
    await expect(title).toHaveText('Northside Mitte');
    await expect(map).not.toHaveAttribute('src', there ?? '');
  });

  test('leads only users without a membership to studio-connect', async ({ page }) => {
    const already = page.getByRole('link', { name: 'Already member?', exact: true });
    await logInAs(page.request, await newAccount(page.request));
    await page.goto(mitte);
    await already.click();
    await expect(page).toHaveURL(/\/studio-connect$/);
    const stored = await page.evaluate(() => sessionStorage.getItem('after-login-routes'));
    expect(decodeURIComponent(stored ?? '')).toContain(mitte);
  });

  test('shows a slim bar with the name of the studio after scrolling, and keeps it out of the tab order before', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.phone.width, height: 600 });
    await page.goto(mitte, { waitUntil: 'networkidle' });
    const bar = page.getByRole('region', { name: 'Northside Mitte' }).filter({ hasText: 'Book' });
    const action = bar.getByRole('link', { name: 'Book a class' });
    for (const { width } of Object.values(widths)) {
      await page.setViewportSize({ width, height: 600 });
      await expect(bar).toBeHidden();
      // Retries, because a page that is still rendering may not be long enough to scroll.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 800));
        await expect(action).toBeVisible({ timeout: 1000 });
      }).toPass();
      // Checks the bar alone: targets half scrolled under it would break the rule on target size.
      expect(await findViolations(page, 'main section[aria-label="Northside Mitte"]')).toEqual([]);
      // Moving backwards by keyboard, the bar covers no focused element.
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const hidden = await bar.evaluate((element) => {
        const reachable = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
          (one) => !element.contains(one) && one.checkVisibility({ visibilityProperty: true }),
        );
        return reachable.toReversed().flatMap((one) => {
          one.focus();
          const covered =
            getComputedStyle(element).visibility === 'visible' &&
            one.getBoundingClientRect().top < element.getBoundingClientRect().bottom;
          return covered ? [one.textContent] : [];
        });
      });
      expect(hidden).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(action).toBeHidden();
    }
  });
});

test.describe('when the map service is down', () => {
  test.use({ allowsFailures: true });
  test('shows the studio instead of the map', async ({ page }) => {
    await page.setViewportSize(widths.desktop);
    await page.route('**/maps-service/**', (route) => route.abort());
    await page.goto(mitteWithoutHero);
    await expect(page.locator('section img[src^="/pictures/studio/"]').first()).toBeVisible();
    await expect(page.locator('section img[src^="blob:"]')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('leads from three steps of corporate fitness through login to studio-connect', async ({
  page,
}) => {
  await page.goto(`${mitte}/corporate/connect`);
  await expect(page.getByRole('list').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Log in and connect' }).click();
  await logIn(page, 'newcomer@northside.example');
  await expect(page).toHaveURL(/\/studio-connect$/);
  await page.goto(`${mitte}/corporate/confirmed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your corporate membership is confirmed',
  );
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Go to the studio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northside Mitte');
});

test('offers their bookings to a connected member', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${mitte}/me/corporate`);
  await expect(page.getByText('You’re connected to Northside Mitte.')).toBeVisible();
  await page.goto(`${mitte}/corporate/confirmed`);
  await page.getByRole('link', { name: 'View my bookings' }).click();
  await expect(page).toHaveURL(/\/me\/bookings$/);
});

test('loads countries and the home studio after login, and shows the home studio in the menu and the finder', async ({
  page,
}) => {
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(new URL(request.url()).pathname));
  const hafen = studioPath('northside', 1002);
  await page.goto(`${hafen}/login-register`);
  expect([...requests]).not.toContain('/v1/public/countries');
  await logIn(page, 'member@northside.example');
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'My studio: Northside Mitte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northside Mitte');
  expect([...requests]).toContain('/v1/public/countries');
  expect([...requests]).toContain('/nox/v1/studios/home');
  await page.goto('/studios/northside');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Your home studio' }).getByRole('heading'),
  ).toHaveText('Northside Mitte');
});

test.describe('a portal for many chains', () => {
  test('starts with the finder of all studios below a header 60 pixels high', async ({ page }) => {
    await page.goto('/?s=finder-group');
    await expect(page).toHaveURL(/\/studios\?s=finder-group$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your studio');
    await expect(page.getByText('10 studios')).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Cookies' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/studio?s=finder-group');
    await expect(page.getByText('10 studios')).toBeVisible();
  });

  test('opens a studio in its own brand and leads back to all studios', async ({ page }) => {
    await page.goto('/?s=finder-group');
    await page.getByRole('link', { name: 'Arcade Leipzig' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arcade Leipzig');
    await expect(page).toHaveTitle(/^Studio Finder/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Studio finder' }).click();
    await expect(page.getByText('10 studios')).toBeVisible();
  });
});

test.describe('with a clock of its own', () => {
  test('updates an open page when the studio closes', async ({ page }) => {
    // Uses the studio's calendar day, which differs from that of UTC late in the evening.
    await page.clock.install({ time: new Date(`${today()}T11:00:00Z`) });
    await page.goto(studioPath('northside', 1001));
    await expectLoaded(page);
    const open = page.getByText(/^Open until \d\d:\d\d$/).first();
    await expect(open).toBeVisible();
    await page.clock.fastForward('12:00:00');
    await expect(open).toBeHidden();
  });
});
