import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Chooses the first time of the shown day. */
export async function chooseTrialTime(page: Page): Promise<void> {
  await page
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .first()
    .check({ force: true });
}

/** Fills in the guest of a trial session. */
export async function fillTrialContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Gina');
  await page.getByLabel('Last name').fill('Gast');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone').fill('+49 30 0000003');
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 0000003');
}
