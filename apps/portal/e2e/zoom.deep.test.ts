import type { Page } from '@playwright/test';
import { place, test } from './fixtures.ts';
import { expectAllReached } from './keyboard.ts';
import { expectNothingLost } from './nothingLost.ts';

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

/** Letters twice as large, as a reader sets them in the browser. */
const doubleText = 'html{font-size:200%!important}';
/** WCAG 1.4.12: the distances that a reader may set. */
const spacedText =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Adopted, as a reader's own style sheet would be: the policy of the page has no say in it. */
const withStyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test.describe('the whole page at 200 %', () => {
  // A window of 1280 pixels at 200 % is one of 640 that counts double.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('scrolls one way only, cuts nothing, and all can be reached', async ({ page }) => {
    for (const path of [...pages.map((name) => place.path + name), '/studios/northside']) {
      await page.goto(path);
      await expectNothingLost(page);
      await expectAllReached(page);
    }
  });
});

for (const [what, css] of [
  ['letters twice as large', doubleText],
  ['lines, words and letters set wider', spacedText],
] as const)
  test(`${what}: nothing is lost at 1280 and 390 pixels`, async ({ page }) => {
    await withStyle(page, css);
    for (const path of [...pages.map((name) => place.path + name), '/studios/northside']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expectNothingLost(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingLost(page);
    }
  });
