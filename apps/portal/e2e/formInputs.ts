import { expect, type Locator, type Page } from '@playwright/test';

const dateParts = (page: Page) => {
  const part = (name: string) => page.getByRole('combobox', { name, exact: true });
  return { day: part('Day'), month: part('Month'), year: part('Year') };
};

/**
 * Selects a date of birth part by part.
 * @param date `YYYY-MM-DD`
 */
export async function fillDate(page: Page, date: string): Promise<void> {
  const [yearText = '', monthText = '', dayText = ''] = date.split('-');
  const { day, month, year } = dateParts(page);
  await day.selectOption(dayText);
  await month.selectOption(monthText);
  await year.selectOption(yearText);
}

const dayPart = (page: Page, field: string, part: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${field}`) })
    .getByRole('spinbutton', { name: part });

/**
 * Types a day into a date field, in the order of British dates.
 * @param day `YYYY-MM-DD`
 */
export async function typeDay(page: Page, field: string, day: string): Promise<void> {
  const [year, month, dayOfMonth] = day.split('-');
  await dayPart(page, field, 'Day').click();
  await page.keyboard.type(`${dayOfMonth}${month}${year}`);
}

/** Returns the day in a date field as `YYYY-MM-DD`. */
export async function readDay(page: Page, field: string): Promise<string> {
  const parts = ['Year', 'Month', 'Day'].map((part) => dayPart(page, field, part).innerText());
  return (await Promise.all(parts)).join('-');
}

/** Fills in the details that a new account lacks for a contract, before the step about the signer. */
export async function fillMissingDetails(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A few details are missing' })).toBeVisible();
  await fillDate(page, '1994-02-03');
  await page.getByLabel('Phone').fill('+49 30 0000009');
  await page.getByLabel('Street').fill('Beispielweg');
  await page.getByLabel('House number').fill('3');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Town').fill('Berlin');
  await chooseOption(page, 'Country', 'Germany');
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

export async function expectDate(page: Page, date: string): Promise<void> {
  const [yearText = '', monthText = '', dayText = ''] = date.split('-');
  const { day, month, year } = dateParts(page);
  await expect(day).toHaveValue(dayText);
  await expect(month).toHaveValue(monthText);
  await expect(year).toHaveValue(yearText);
}

/** Finds a searchable list: a dropdown, full-screen on a phone. */
export const searchableList = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('combobox', { name });

/** Chooses from a searchable list as a user does: opens it and picks the option. */
export async function chooseOption(
  page: Page,
  list: RegExp | string,
  entry: Locator | RegExp | string,
) {
  await searchableList(page, list).click();
  const isName = typeof entry === 'string' || entry instanceof RegExp;
  const options = page.getByRole('listbox');
  await (isName ? options.getByRole('option', { name: entry, exact: true }) : entry).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The overlay on a phone restores focus only after it closes; typing before that would go there.
  await expect(searchableList(page, list)).toBeFocused();
}
