import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const address = '/payment-method-configuration?token=';
const sample = `${address}pmt_Sample-Payment-Method-Northside-01`;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const change = (page: Page) => page.getByRole('button', { name: 'Change payment method' });

// The console reports refused requests.
test.use({ allowsFailures: true });

test('changes the payment method of a membership once, and changes nothing when the bank refuses', async ({
  page,
}) => {
  await page.goto(sample);
  await expect(title(page)).toHaveText('Change payment method');
  // The page shows the studio and the current payment method without a studio in the address, and only initials
  // of the person.
  await expect(page.getByText('Northside Mitte').first()).toBeVisible();
  await expect(page.getByText(/^For the membership of \S••• \S••• at/)).toBeVisible();
  await expect(page.getByText('Cash')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);

  // The mandate is above the button and must be accepted before anything is sent; the input stays when the bank
  // refuses.
  await page.getByRole('radio', { name: /^SEPA Direct Debit/ }).check();
  const holder = page.getByLabel('Account holder');
  await holder.fill('Bea Beispiel');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE09100100100000000002');
  const mandate = page.getByRole('region', { name: 'SEPA Direct Debit Mandate' });
  for (const part of ['within eight weeks', 'Creditor identifier', 'Bea Beispiel', 'Recurring'])
    await expect(mandate).toContainText(part);
  const [text, button] = [await mandate.boundingBox(), await change(page).boundingBox()];
  expect(button?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  await change(page).click();
  await expect(page.getByRole('link', { name: /^Accept the mandate/ })).toBeVisible();
  await page.getByLabel('I give this mandate').check();
  await change(page).click();
  await expect(page.getByText(/account can’t be used|declined/).first()).toBeVisible();
  await expect(holder).toHaveValue('Bea Beispiel');
  await expectAccessibleAtAllWidths(page);

  // The holder of the card declines the confirmation.
  await page.getByRole('radio', { name: /^Card/ }).check();
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('1');
  await change(page).click();
  await expect(page.getByText('Check your payment details.')).toBeVisible();
  await card.getByLabel('Card number').fill('4000 0000 0000 3220');
  await change(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/Your payment method hasn’t changed\.$/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  // A user who leaves the bank's page without an answer can return there or choose another payment method.
  await card.getByLabel('Card number').fill('4242 4242 4242 4242');
  await change(page).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.goto(sample);
  await expect(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Use another payment method' }).click();
  await expect(change(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(title(page)).toHaveText('Your payment method is changed');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Card •••• 4242')).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  // Afterwards the page says that the link is used, and still shows the contact.
  await page.reload();
  await expect(title(page)).toHaveText('This link has already been used');
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
});

test('explains a link that is unknown or malformed', { tag: '@deep' }, async ({ page }) => {
  for (const token of ['pmt_Nobody-Knows-This-Token-At-All-0001', 'nonsense']) {
    await page.goto(`${address}${token}&o=1001`);
    await expect(title(page)).toHaveText('This link isn’t valid');
    await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  }
});

test('explains an expired link', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/payment-methods/*/configuration', (route) =>
    route.fulfill({
      status: 409,
      json: { errorCode: 'link.error.expired', errorMessage: 'The link has expired' },
    }),
  );
  await page.goto(`${address}pmt_Nobody-Knows-This-Token-At-All-0002`);
  await expect(title(page)).toHaveText('This link has expired');
  await expect(page.getByText('Ask the studio for a new one.')).toBeVisible();
});
