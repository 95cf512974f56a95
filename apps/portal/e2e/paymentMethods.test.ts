import type { Page } from '@playwright/test';
import { freshAddress, newAccount } from './accounts.ts';
import { logInAs, findCourse, expect, fillName, passTime, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

/** Continues from a course: to the payment step, or for guests to their details. */
async function beginOrder(page: Page): Promise<void> {
  const course = await findCourse(page.request, place);
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Order with obligation to pay' }).click();

test(
  'pays by direct debit with a mandate, in one step with the order',
  { tag: '@desktop' },
  async ({ page }) => {
    await logInAs(page.request, await newAccount(page.request));
    await beginOrder(page);
    await page.getByLabel('SEPA Direct Debit').check();
    const mandate = page.getByRole('region', { name: 'SEPA Direct Debit Mandate' });
    await expect(mandate).toContainText('eight weeks');
    await page.getByRole('textbox', { name: 'IBAN' }).fill('de86100100100000004242');
    await page.getByLabel('I give this mandate').check();
    await expect(mandate).toContainText('DE86 1001 0010 0000 0042 42');
    await expectAccessibleAtAllWidths(page);
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expect(page.getByText(/^We’ll take .* from your account/)).toBeVisible();
  },
);

test(
  'continues an order from My bookings after the tab is closed',
  { tag: '@desktop' },
  async ({ page: firstTab }) => {
    await logInAs(firstTab.request, await newAccount(firstTab.request));
    await firstTab.goto(place.path);
    const page = await firstTab.context().newPage();
    await beginOrder(page);
    await page.getByLabel('New card').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    await expect(page.getByText('Visa •••• 4242')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    const summary = page.url();
    await page.close();

    await firstTab.goto(`${place.path}/me/bookings`);
    const open = firstTab.getByRole('region', { name: 'Open orders' });
    await expect(open).toContainText('You haven’t ordered it yet.');
    await expectAccessibleAtAllWidths(firstTab);
    await open.getByRole('link', { name: /^Continue/ }).click();
    await expect(firstTab).toHaveURL(summary);
    await placeOrder(firstTab);
    await expect(firstTab.getByRole('heading', { name: 'You’re in!' })).toBeVisible();

    await firstTab.goto(`${place.path}/me/bookings`);
    await expect(firstTab.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await expect(open).toBeHidden();
  },
);

test(
  'waits for a pay-later service until a deadline, and books after its approval',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, await newAccount(page.request));
    await beginOrder(page);
    await page.getByLabel('Finion Pay').check();
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Buy now, pay later' })).toBeVisible();

    // A user who returns without an answer sees the deadline for it.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    await expect(page.getByText(/^Finion Pay is waiting for your answer until/)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'Continue at Finion Pay' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expect(page.getByText(/^Finion Pay has paid/)).toBeVisible();
  },
);

test('waits for a late bank answer, offers another payment method, and continues by itself', async ({
  page,
}) => {
  await logInAs(page.request, await newAccount(page.request));
  await beginOrder(page);
  await page.getByLabel('iDEAL').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Dutch bank account (IBAN)').fill('NL07 SAMP 0000 0000 44');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const heading = page.getByRole('heading', { name: 'Check your booking' });
  await expect(page.getByText(/^We’re waiting for your bank’s answer/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await passTime(page, 20_000);
  await expect(heading).toBeVisible();

  await placeOrder(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use another payment method' })).toBeEnabled();
  await expectAccessibleAtAllWidths(page);
  await passTime(page, 20_000);
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
});

test(
  'keeps an order waiting when the cardholder leaves the bank’s page, and accepts another payment method',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, await newAccount(page.request));
    await beginOrder(page);
    await page.getByLabel('New card').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    const summary = page.url();
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    await page.goto(summary);
    await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
    await expect(page.getByText('still waiting for your confirmation')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Use another payment method' }).click();
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
    await page.getByLabel('PayPal').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('PayPal p•••@paypal.example')).toBeVisible();
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  },
);

test(
  'lets a guest pay by TWINT with confirmation at the provider',
  { tag: '@deep' },
  async ({ page }) => {
    await beginOrder(page);
    await fillName(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress('guest'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('TWINT').check();
    const form = page.frameLocator('iframe');
    await form.getByLabel('Swiss mobile number').fill('+49 30 1');
    await placeOrder(page);
    await expect(form.getByText('Enter a Swiss mobile number')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await form.getByLabel('Swiss mobile number').fill('+41790004242');
    await placeOrder(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  },
);
