import type { APIRequestContext, Page } from '@playwright/test';
import { locales } from '../src/lib/i18n/locales.ts';
import { faultsOf } from './axe.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { expectNothingLost } from './nothingLost.ts';
import { widths } from './widths.ts';

/** The narrowest phone, where the longest word meets the smallest button. */
const narrowest = { width: 320, height: 700 };

const otherWindows = Object.values(widths);

const brands = ['northside', 'volt', 'arcade'] as const;
const schemes = ['light', 'dark'] as const;

/** What of axe looks at colours; all else is the same under each brand. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The colours of each brand as the server writes them into its pages: brands differ in nothing else (packages/ui, brandCss). */
export async function coloursOf(request: APIRequestContext): Promise<Record<string, string>> {
  const of = async (tenant: string): Promise<[string, string]> => {
    const html = await (await request.get(`/studios/${tenant}`)).text();
    const css = /<style nonce="[^"]*"[^>]*>(:root[^<]*)<\/style>/.exec(html)?.[1];
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
 * Checks the page in every language, width, brand and color scheme, without loading it again. In each language nothing is cut off at
 * the narrowest width and at one of the others, where axe runs as well; under each brand in both schemes axe finds enough contrast at
 * two widths. A language changes no color and a brand no size, so these two need not be combined. Restores the page in the end.
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
      await expectNothingLost(page, `${page.url()} ${locale} ${window.width}`);
    }
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
