import { expect, type Locator, type Page } from '@playwright/test';

const parts = (page: Page) => {
  const part = (name: string) => page.getByRole('combobox', { name, exact: true });
  return { day: part('Day'), month: part('Month'), year: part('Year') };
};

/** Chooses a date of birth, part by part. @param date `YYYY-MM-DD` */
export async function fillDay(page: Page, date: string): Promise<void> {
  const [yearText = '', monthText = '', dayText = ''] = date.split('-');
  const { day, month, year } = parts(page);
  await day.selectOption(dayText);
  await month.selectOption(monthText);
  await year.selectOption(yearText);
}

export async function expectDay(page: Page, date: string): Promise<void> {
  const [yearText = '', monthText = '', dayText = ''] = date.split('-');
  const { day, month, year } = parts(page);
  await expect(day).toHaveValue(dayText);
  await expect(month).toHaveValue(monthText);
  await expect(year).toHaveValue(yearText);
}

/** A list that is searched: a dropdown, on a phone over the whole screen. */
export const listNamed = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('combobox', { name });

/** Chooses from such a list as a reader does: opens it and takes the entry. */
export async function choose(page: Page, list: RegExp | string, entry: Locator | RegExp | string) {
  await listNamed(page, list).click();
  const isWords = typeof entry === 'string' || entry instanceof RegExp;
  const options = page.getByRole('listbox');
  await (isWords ? options.getByRole('option', { name: entry, exact: true }) : entry).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The overlay of a phone gives it back once it is closed: what is typed before would go there.
  await expect(listNamed(page, list)).toBeFocused();
}
