import type { Page } from '@playwright/test';
import { expect, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { widths } from './widths.ts';

/** What a reader sees first: painted by the server, then taken over by the page without a jump. */
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

/** Painted, and what the page shows in its place. */
const parts = {
  title: 'h1',
  logo: '.start-bar img, header a img',
  lastFilter:
    '.start-chips:nth-of-type(3) span:last-child, fieldset:last-of-type button:last-child',
  picture: '.start-picture, #content article img, #content li img',
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

/** Sums up layout shifts, and counts the frames without a title after the first that had one. */
const watch = () => {
  const seen = { shifts: 0, framesWithoutTitle: 0, hadTitle: false };
  Object.assign(window, { seen });
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
      'is taken over by the page without a jump or a blink',
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
        // Wider windows also show what lies below the start, whose height only the data know.
        expect(shifts).toBeLessThan(project.name.endsWith('phone') ? 0.02 : 0.1);
      },
    );

    test.describe('in German', () => {
      test.use({ locale: 'de-DE', inTrouble: true });
      test('is there without its scripts, and stands where they put it', async ({ page }) => {
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
          // A photo of the studio is no part of what is painted of its home.
          const painted = (noted.shift() ?? []).filter(([, left]) => left !== null);
          expect(painted.length).toBeGreaterThan(1);
          expect(await places(page)).toEqual(expect.arrayContaining(painted));
        });
      });
    });

    test('a language that was chosen before goes before what is painted', async ({ page }) => {
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
