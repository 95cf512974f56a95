import type { APIRequestContext, Page } from '@playwright/test';
import { locales } from '../src/lib/i18n/locales.ts';
import { findViolations } from './axe.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { expectNoCutOffText } from './cutOffText.ts';
import { widths } from './widths.ts';

/** The narrowest phone, where long words meet the smallest buttons. */
const narrowest = { width: 320, height: 700 };

const otherWindows = Object.values(widths);

const brands = ['northside', 'volt', 'arcade'] as const;
const schemes = ['light', 'dark'] as const;

/** Rules of axe about colors; all other results are the same for each brand. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the CSS with the colors of each brand as the server writes it into its pages; brands differ in nothing
 * else (packages/ui, brandCss).
 */
export async function loadBrandColors(request: APIRequestContext): Promise<Record<string, string>> {
  const loadColors = async (tenant: string): Promise<[string, string]> => {
    const html = await (await request.get(`/studios/${tenant}`)).text();
    const css = /<style nonce="[^"]*"[^>]*>(:root[^<]*)<\/style>/.exec(html)?.[1];
    if (!css?.includes('-palette-')) throw new Error(`The page of ${tenant} has no colors.`);
    return [tenant, css];
  };
  return Object.fromEntries(await Promise.all(brands.map(loadColors)));
}

/** Applies the colors of another brand to the page; without them restores its own. */
const applyColors = (page: Page, css = ''): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Checks the page in every language, width, brand and color scheme without reloading it. In each language,
 * expects no cut-off text at the narrowest width and at one of the others; at each of these, axe runs once. For
 * each brand in both schemes, expects enough contrast at two widths. Languages change no colors and brands no
 * sizes, so these need not be combined. Restores the page at the end.
 */
export async function expectMatrix(page: Page, colours: Record<string, string>): Promise<void> {
  const language = page.getByRole('contentinfo').locator('select');
  const before = { window: page.viewportSize(), locale: await language.inputValue() };
  for (const [turn, locale] of locales.entries()) {
    await language.selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page, page.url()).toHaveTitle(/ \| /);
    const other = otherWindows[turn % otherWindows.length] ?? narrowest;
    for (const window of [narrowest, other]) {
      await page.setViewportSize(window);
      await expectNoCutOffText(page, `${page.url()} ${locale} ${window.width}`);
    }
    // Roles and states are the same in every language, so axe looks at each width once.
    if (turn < otherWindows.length) await expectAccessible(page);
  }
  for (const [brand, css] of Object.entries(colours)) {
    await applyColors(page, css);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const window of [widths.phone, widths.desktop]) {
        await page.setViewportSize(window);
        const where = `${page.url()} ${brand} ${colorScheme} ${window.width}`;
        expect.soft(await findViolations(page, undefined, colorRules), where).toEqual([]);
      }
    }
  }
  await applyColors(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await language.selectOption(before.locale);
  await expect(page.locator('html')).toHaveAttribute('lang', before.locale);
  if (before.window) await page.setViewportSize(before.window);
}
