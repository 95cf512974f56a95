import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../src/lib/i18n/locales.ts';
import { freshAddress } from './accounts.ts';
import { fillDate } from './formInputs.ts';
import { expect, studioPath, test } from './fixtures.ts';

const loadTexts = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}.json`, import.meta.url), 'utf8'));

const english = loadTexts('en-GB');

/** Returns a text in a language; American English only has what differs from British English. */
const translate = (locale: Locale, id: string): string =>
  loadTexts(locale)[id] ?? english[id] ?? id;

// § 312k BGB: at most two pages from anywhere to the receipt, in every language and brand.
for (const [tenant, id] of [
  ['northside', 1001],
  ['volt', 2001],
  ['arcade', 3001],
] as const)
  test(`shows the cancelation pages of ${tenant} in every language`, async ({ page }) => {
    const language = page.getByRole('contentinfo').locator('select');
    const forEachLocale = async (look: (locale: Locale) => Promise<void>) => {
      for (const locale of locales) {
        await language.selectOption(locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await look(locale);
      }
      await language.selectOption('en-GB');
    };
    const link = (locale: Locale) =>
      page.getByRole('link', { name: translate(locale, 'shell.cancelMemberships'), exact: true });
    const button = (locale: Locale) =>
      page.getByRole('button', { name: translate(locale, 'leaving.cancelNow'), exact: true });
    const heading = (locale: Locale, text: string) =>
      page.getByRole('heading', { name: translate(locale, text), exact: true });

    await page.goto(studioPath(tenant, id));
    await forEachLocale((locale) => expect(link(locale)).toBeVisible());
    await link('en-GB').click();
    await forEachLocale(async (locale) => {
      await expect(heading(locale, 'title.contractCancelation')).toBeVisible();
      await expect(button(locale)).toBeVisible();
    });
    await page.getByLabel('First name').fill('Nobody');
    await page.getByLabel('Last name').fill('Atall');
    await fillDate(page, '1994-02-03');
    await page.getByRole('textbox', { name: 'Membership' }).fill('Basic');
    await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress(`leaving-${tenant}`));
    await button('en-GB').click();
    await forEachLocale((locale) => expect(heading(locale, 'leaving.canceledTitle')).toBeVisible());
  });
