import type { Page } from '@playwright/test';
import { expect, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { widths } from './widths.ts';

/** Landing pages for visitors: rendered by the server, then hydrated in place. */
const mitte = studioPath('northside', 1001);
const pages = [
  { what: 'studio home', address: mitte, english: 'Northside Mitte', german: 'Northside Mitte' },
  {
    what: 'studio list',
    address: '/studios/northside',
    english: 'Our studios',
    german: 'Unsere Studios',
  },
  { what: 'courses', address: `${mitte}/course`, english: 'Classes', german: 'Kurse' },
  { what: 'login', address: `${mitte}/login-register`, english: 'Log in', german: 'Anmelden' },
  { what: 'news', address: `${mitte}/news`, english: 'News', german: 'Neuigkeiten' },
] as const;

/** Parts of the page that the server renders. */
const parts = {
  title: 'h1',
  logo: 'header a img',
  login: 'header a[data-login]',
  tabs: 'nav[aria-label] li:first-child a',
  firstField: 'form input',
};

type Positions = [name: string, left: number | null, top: number | null][];

/** Runs a check on a phone, then on a desktop, without reloading the page. */
async function checkTwoWidths(page: Page, look: () => Promise<unknown>): Promise<void> {
  for (const window of [widths.phone, widths.desktop]) {
    await page.setViewportSize(window);
    // Waits for finite animations, so that moving parts are measured in their final position.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => undefined)),
      ),
    );
    await look();
  }
}

/** Returns the distance of each part from the top left corner of the window; null for a missing part. */
const measurePositions = (page: Page): Promise<Positions> =>
  page.evaluate(
    (selectors) =>
      Object.entries(selectors).map(([name, selector]): Positions[number] => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [name, box ? Math.round(box.left) : null, box ? Math.round(box.top) : null];
      }),
    parts,
  );

/**
 * Sums up layout shifts, counts frames without a title after the first one with a title, and stores the server's
 * title element.
 */
const recordPaints = () => {
  const seen = { shifts: 0, framesWithoutTitle: 0, hadTitle: false };
  Object.assign(window, { seen });
  document.addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { serverTitle: document.querySelector('h1') }),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const shown = [...document.querySelectorAll('h1')].some((title) => title.checkVisibility());
    if (shown) seen.hadTitle = true;
    else if (seen.hadTitle) seen.framesWithoutTitle++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

for (const { what, address, english, german } of pages) {
  test.describe(what, () => {
    test('hydrates without layout shifts or flashes', { tag: '@desktop' }, async ({ page }) => {
      await page.addInitScript(recordPaints);
      await page.goto(address);
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      const { shifts, ...title } = await page.evaluate(
        (): { shifts: number; framesWithoutTitle: number; hadTitle: boolean } =>
          Reflect.get(window, 'seen'),
      );
      expect(title).toEqual({ framesWithoutTitle: 0, hadTitle: true });
      const isHydrated = () => document.querySelector('h1') === Reflect.get(window, 'serverTitle');
      expect(await page.evaluate(isHydrated)).toBe(true);
      expect(shifts).toBeLessThan(0.02);
    });

    test.describe('in German', () => {
      test.use({ locale: 'de-DE', allowsFailures: true });
      test('is readable without scripts, and keeps its positions with them', async ({ page }) => {
        const noted: Positions[] = [];
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await checkTwoWidths(page, async () => noted.push(await measurePositions(page)));
        await page.unrouteAll();
        await page.reload();
        await expectLoaded(page);
        // Late parts render in the space reserved for them.
        await page.waitForLoadState('networkidle');
        await checkTwoWidths(page, async () => {
          const rendered = (noted.shift() ?? []).filter(([, left]) => left !== null);
          expect(rendered.length).toBeGreaterThan(1);
          expect(await measurePositions(page)).toEqual(expect.arrayContaining(rendered));
        });
      });
    });

    test('replaces the server’s language with the one chosen earlier', async ({ page }) => {
      await page.goto(`${address}?lo=de-DE`);
      await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
      await expectLoaded(page);
      await page.goto(address);
      await expectLoaded(page);
      await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
      await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
      await page.reload();
      await expectLoaded(page);
      await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
    });
  });
}

test(
  'ignores a tap on a switch until the page is hydrated',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${mitte}/course`, { waitUntil: 'commit' });
    const week = page.getByText('Week', { exact: true });
    const box = await week.boundingBox();
    if (!box) throw new Error('The server has not rendered the switch.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('radio', { name: 'Week' })).not.toBeChecked();
    scripts.resolve();
    await week.click();
    await expect(page).toHaveURL(/view=week/);
  },
);

test.describe('without scripts', () => {
  test.use({ allowsFailures: true, answersCookies: false });

  test('shows the cookie notice, but not after a choice', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const notice = page.getByRole('region', { name: 'Cookies' });
    await page.goto(mitte);
    await expect(notice).toBeVisible();
    await page.evaluate(() =>
      localStorage.setItem('cookie-consent', '{"stats":false,"chat":false,"utc":0}'),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
