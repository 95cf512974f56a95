import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/lib/i18n/locales.ts';

export const main = (page: Page): Locator => page.getByRole('main');

export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Button that orders, signs or pays, in English, with whichever label its country prescribes. */
export const orderButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^(?:Order with obligation to pay|Sign|Pay [^a-z]+)$/ });

/** Runs a check in another language, then returns to the language before. */
export async function inLanguage(
  page: Page,
  locale: Locale,
  check: () => Promise<void>,
): Promise<void> {
  const language = footer(page).locator('select');
  const before = await language.inputValue();
  const choose = async (one: string) => {
    await language.selectOption(one);
    await expect(page.locator('html')).toHaveAttribute('lang', one);
  };
  await choose(locale);
  try {
    await check();
  } finally {
    await choose(before);
  }
}

/** Returns the values of all definition lists by their labels. */
export const readFacts = (within: Locator): Promise<[label: string, value: string][]> =>
  within
    .locator('dt')
    .evaluateAll((labels) =>
      labels.map((label) => [
        label.textContent.trim(),
        label.nextElementSibling?.textContent.trim() ?? '',
      ]),
    );

/** Expects an element to end less than 120 pixels above another. */
export async function expectDirectlyAbove(above: Locator, below: Locator): Promise<void> {
  await below.scrollIntoViewIfNeeded();
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  const gap = (lower?.y ?? Infinity) - ((upper?.y ?? 0) + (upper?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(120);
}

/** Expects a link of the footer to be shown. */
export const expectFooterLink = (page: Page, name: string): Promise<void> =>
  expect(footer(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
