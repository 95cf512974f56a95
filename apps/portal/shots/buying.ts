import type { Page } from '@playwright/test';

/** To the next step. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Enters a card on the provider's page. @param number left out, the sample card that works */
export async function payWith(page: Page, number?: string): Promise<void> {
  await page.getByText('New card', { exact: true }).waitFor();
  // Where a card is the only way there is no choice to make.
  const choice = page.getByLabel('New card');
  if ((await choice.count()) > 0) await choice.check();
  await goOn(page);
  await page.getByLabel('Card number').waitFor();
  if (number !== undefined) await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export const order = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' }).click();
