import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../src/lib/i18n/locales.ts';
import { freshAddress } from './accounts.ts';
import { fillDay } from './answers.ts';
import { expect, studioPath, test } from './fixtures.ts';

const read = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}.json`, import.meta.url), 'utf8'));

const english = read('en-GB');

/** A text as a reader of the language sees it; American English has only what differs. */
const textOf = (locale: Locale, id: string): string => read(locale)[id] ?? english[id] ?? id;

// § 312k BGB: two pages from anywhere to the receipt, whoever reads them and whatever the brand.
for (const [tenant, id] of [
  ['northside', 1001],
  ['volt', 2001],
  ['arcade', 3001],
] as const)
  test(`the way out of ${tenant} has its words in every language`, async ({ page }) => {
    const language = page.getByRole('contentinfo').locator('select');
    const inEach = async (look: (locale: Locale) => Promise<void>) => {
      for (const locale of locales) {
        await language.selectOption(locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await look(locale);
      }
      await language.selectOption('en-GB');
    };
    const link = (locale: Locale) =>
      page.getByRole('link', { name: textOf(locale, 'shell.cancelMemberships'), exact: true });
    const button = (locale: Locale) =>
      page.getByRole('button', { name: textOf(locale, 'leaving.cancelNow'), exact: true });
    const heading = (locale: Locale, text: string) =>
      page.getByRole('heading', { name: textOf(locale, text), exact: true });

    await page.goto(studioPath(tenant, id));
    await inEach((locale) => expect(link(locale)).toBeVisible());
    await link('en-GB').click();
    await inEach(async (locale) => {
      await expect(heading(locale, 'title.contractCancelation')).toBeVisible();
      await expect(button(locale)).toBeVisible();
    });
    await page.getByLabel('First name').fill('Nobody');
    await page.getByLabel('Last name').fill('Atall');
    await fillDay(page, '1994-02-03');
    await page.getByRole('textbox', { name: 'Membership' }).fill('Basic');
    await page.getByLabel('Email').fill(freshAddress(`leaving-${tenant}`));
    await button('en-GB').click();
    await inEach((locale) => expect(heading(locale, 'leaving.canceledTitle')).toBeVisible());
  });
