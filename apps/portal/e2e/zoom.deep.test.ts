import type { Page } from '@playwright/test';
import { place, test } from './fixtures.ts';
import { expectAllReachable } from './keyboard.ts';
import { expectNoCutOffText } from './cutOffText.ts';

const pages = [
  '',
  '/course',
  '/news',
  '/studio-privacy',
  '/agb',
  '/cookies',
  '/corporate/connect',
  '/login-register',
  '/login-register?register',
  '/password-forgot',
] as const;

/** Doubled text size, as set in the browser. */
const doubleText = 'html{font-size:200%!important}';
/** Text spacing of WCAG 1.4.12. */
const spacedText =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Adopts a style sheet as a user style sheet, which the page's policy does not affect. */
const addStyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test.describe('at 200 % page zoom', () => {
  // A window of 1280 pixels at 200 % has 640 CSS pixels with a device pixel ratio of 2.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('scrolls vertically only, cuts nothing off, and reaches everything by keyboard', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const path of [...pages.map((name) => place.path + name), '/studios/northside']) {
      await page.goto(path);
      await expectNoCutOffText(page);
      await expectAllReachable(page);
    }
  });
});

for (const [what, css] of [
  ['letters twice as large', doubleText],
  ['lines, words and letters set wider', spacedText],
] as const)
  test(`${what}: loses nothing at 1280 and 390 pixels`, async ({ page }) => {
    await addStyle(page, css);
    for (const path of [...pages.map((name) => place.path + name), '/studios/northside']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expectNoCutOffText(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoCutOffText(page);
    }
  });
