import type { Page } from '@playwright/test';
import { fillContact, fillName } from '../e2e/fixtures.ts';
import { orderButton } from '../e2e/law/page.ts';

/** Goes to the next step. */
export const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Opens the contact form, through the link on the payment page where the portal skipped it. */
export async function openContact(page: Page): Promise<void> {
  await clickContinue(page);
  const details = page.getByRole('heading', { name: 'Your details' });
  const change = page.getByRole('link', { name: /^Change.*Contact/ });
  await details.or(change).first().waitFor();
  if (await change.isVisible()) await change.click();
  await details.waitFor();
}

/** Fills the contact step, whatever the studio asks for. */
export async function fillDetails(page: Page): Promise<void> {
  await fillName(page);
  if ((await page.getByLabel('Street').count()) > 0) await fillContact(page);
}

/** Waits for the payment methods, of which a stored one folds the others. */
export const waitForPayment = (page: Page) =>
  page
    .getByText('New card')
    .or(page.getByRole('button', { name: 'Pay another way' }))
    .first()
    .waitFor();

/**
 * Enters a card on the provider's page.
 * @param number the valid sample card if not set
 */
export async function payByCard(page: Page, number?: string): Promise<void> {
  await waitForPayment(page);
  const others = page.getByRole('button', { name: 'Pay another way' });
  if (await others.isVisible()) await others.click();
  // There is no choice if a card is the only payment method.
  const choice = page.getByLabel('New card');
  if ((await choice.count()) > 0) await choice.check();
  await clickContinue(page);
  await page.getByLabel('Card number').waitFor();
  if (number !== undefined) await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export const placeOrder = (page: Page) => orderButton(page).click();
