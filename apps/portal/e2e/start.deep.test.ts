import type { Page } from '@playwright/test';
import { expect, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { widths } from './widths.ts';

/** What a visitor sees first: rendered by the server, then hydrated in place. */
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

type Places = [name: string, left: number | null, top: number | null][];

/** On a phone, then on a desktop, without loading the page anew. */
async function atTwoWidths(page: Page, look: () => Promise<unknown>): Promise<void> {
  for (const window of [widths.phone, widths.desktop]) {
    await page.setViewportSize(window);
    // What goes to its place there is measured once it has come.
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

/** Distance of each part from the window's left top corner; null for what the page has not. */
const places = (page: Page): Promise<Places> =>
  page.evaluate(
    (selectors) =>
      Object.entries(selectors).map(([name, selector]): Places[number] => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [name, box ? Math.round(box.left) : null, box ? Math.round(box.top) : null];
      }),
    parts,
  );

/** Sums up layout shifts, counts the frames without a title after the first that had one, and keeps the server's title. */
const watch = () => {
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
    test(
      'is hydrated without a jump or a blink',
      { tag: '@desktop' },
      async ({ page }, { project }) => {
        await page.addInitScript(watch);
        await page.goto(address);
        await expectLoaded(page);
        await page.waitForLoadState('networkidle');
        const { shifts, ...title } = await page.evaluate(
          (): { shifts: number; framesWithoutTitle: number; hadTitle: boolean } =>
            Reflect.get(window, 'seen'),
        );
        expect(title).toEqual({ framesWithoutTitle: 0, hadTitle: true });
        const isHydrated = () =>
          document.querySelector('h1') === Reflect.get(window, 'serverTitle');
        expect(await page.evaluate(isHydrated)).toBe(true);
        // Wider windows also show what lies below the start, whose height only the data know.
        expect(shifts).toBeLessThan(project.name.endsWith('phone') ? 0.02 : 0.1);
      },
    );

    test.describe('in German', () => {
      test.use({ locale: 'de-DE', inTrouble: true });
      test('is readable without its scripts, and stays in place with them', async ({ page }) => {
        const noted: Places[] = [];
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await atTwoWidths(page, async () => noted.push(await places(page)));
        await page.unrouteAll();
        await page.reload();
        await expectLoaded(page);
        // Parts that come later stand where their room was.
        await page.waitForLoadState('networkidle');
        await atTwoWidths(page, async () => {
          const rendered = (noted.shift() ?? []).filter(([, left]) => left !== null);
          expect(rendered.length).toBeGreaterThan(1);
          expect(await places(page)).toEqual(expect.arrayContaining(rendered));
        });
      });
    });

    test('a language chosen earlier replaces the server’s', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ inTrouble: true, answersCookies: false });

  test('the cookie notice is there, but not for somebody who has chosen', async ({ page }) => {
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
