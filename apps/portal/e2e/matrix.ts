import type { APIRequestContext, Page } from '@playwright/test';
import { locales } from '../src/site/language/locales.ts';
import { faultsOf } from './axe.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { expectNothingLost } from './nothingLost.ts';
import { widths } from './widths.ts';

/** Every window there is a layout for, and the narrowest phone, where the longest word meets the smallest button. */
const windows = [{ width: 320, height: 700 }, ...Object.values(widths)];

const brands = ['northside', 'volt', 'arcade'] as const;
const schemes = ['light', 'dark'] as const;

/** What of axe looks at colours; all else is the same under each brand. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The colours of each brand as the server writes them into its pages: brands differ in nothing else (packages/ui, brandCss). */
export async function coloursOf(request: APIRequestContext): Promise<Record<string, string>> {
  const of = async (tenant: string): Promise<[string, string]> => {
    const html = await (await request.get(`/studios/${tenant}`)).text();
    const css = /<style nonce="[^"]*">(.*?)<\/style>/s.exec(html)?.[1];
    if (!css?.includes('-palette-')) throw new Error(`The page of ${tenant} has no colours.`);
    return [tenant, css];
  };
  return Object.fromEntries(await Promise.all(brands.map(of)));
}

/** The page as it stands, in the colours of another brand; without them in its own again. */
const wear = (page: Page, css = ''): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Holds the page as it stands against every language, width, brand and look, without opening it anew: in each language at each width
 * nothing is lost, at each width and in each language axe finds nothing, and under each brand in both looks it finds no colour too faint.
 * A language changes no colour and a brand no room, so these two need not meet. In the end the page is as it was.
 */
export async function expectMatrix(page: Page, colours: Record<string, string>): Promise<void> {
  const language = page.getByRole('contentinfo').locator('select');
  const before = { window: page.viewportSize(), locale: await language.inputValue() };
  for (const [turn, locale] of locales.entries()) {
    await language.selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page, page.url()).toHaveTitle(/ \| /);
    for (const window of windows) {
      await page.setViewportSize(window);
      await expectNothingLost(page, `${page.url()} ${locale} ${window.width}`);
    }
    const window = windows[turn % windows.length];
    if (window) await page.setViewportSize(window);
    await expectAccessible(page);
  }
  for (const [brand, css] of Object.entries(colours)) {
    await wear(page, css);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const window of [widths.phone, widths.desktop]) {
        await page.setViewportSize(window);
        const where = `${page.url()} ${brand} ${colorScheme} ${window.width}`;
        expect.soft(await faultsOf(page, undefined, ofColours), where).toEqual([]);
      }
    }
  }
  await wear(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await language.selectOption(before.locale);
  await expect(page.locator('html')).toHaveAttribute('lang', before.locale);
  if (before.window) await page.setViewportSize(before.window);
}
