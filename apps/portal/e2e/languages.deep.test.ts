import type { Response } from '@playwright/test';
import { nextWorkday } from './appointments.ts';
import { expect, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';

const home = studioPath('northside', 1001);

test('applies the language chosen last, and keeps the page’s own title', async ({ page }) => {
  // Uses a later day, because today's remaining classes depend on the hour.
  await page.goto(`${home}/course?day=${nextWorkday(2)}`);
  const course = page.locator('#content').getByRole('listitem').getByRole('link').first();
  const name = await course.innerText();
  await course.click();
  const pageTitle = page.getByRole('heading', { level: 1 });
  await expect(pageTitle).toHaveText(name);
  const title = `Northside | ${await pageTitle.innerText()}`;
  await expect(page).toHaveTitle(title);
  const language = page.getByRole('contentinfo').locator('select');
  const lateTexts = page.waitForResponse('**/assets/texts-*/de-DE/*.json');
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/texts-*/de-DE/*.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await language.selectOption('de-DE');
  await language.selectOption('fr-FR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  gate.resolve();
  await (await lateTexts).finished();
  // The page has handled the late texts once a later request is answered and painted.
  await page.evaluate(async () => {
    await (await fetch(window.location.href)).text();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => window.localStorage.getItem('locale'))).toBe('"fr-FR"');
});

test('loads one font file with all letters, at most 60 kB', async ({ page }) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response);
  });
  // Languages whose letters differ most from English.
  for (const locale of ['en-GB', 'de-DE', 'cs-CZ', 'pl-PL', 'hu-HU', 'sl-SI']) {
    fonts.length = 0;
    await page.goto(`${home}?lo=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectLoaded(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      fonts.map(async (font) => Number(await font.headerValue('content-length'))),
    );
    expect(sizes, locale).toHaveLength(1);
    expect(sizes[0], locale).toBeGreaterThan(0);
    expect(sizes[0], locale).toBeLessThanOrEqual(60_000);
  }
});
