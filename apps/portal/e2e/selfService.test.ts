import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const sample = '/self-service?token=ssl_Sample-Self-Service-Northside-0001';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

// The console reports refused requests.
test.use({ allowsFailures: true });

test('pays a balance by a link once, explains that in another tab, and sets up a mandate for later payments', async ({
  page,
  context,
}) => {
  await page.goto(sample);
  await expect(title(page)).toHaveText('What would you like to do?');
  await expect(page.getByText(/^Northside Mitte sent this link to \S••• \S•••\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  // Another link may have changed the current payment method.
  await expect(page.getByRole('region', { name: 'Payment method' })).toContainText(
    'This is how you pay for your membership now.',
  );
  await expectAccessibleAtAllWidths(page);
  const owed = page.getByRole('region', { name: 'Balance' });
  await expect(owed).toContainText('€34.90');
  await owed.getByRole('link', { name: 'Pay balance' }).click();
  await expect(title(page)).toHaveText('Pay €34.90');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveText('Pay €34.90');

  // The bank asks the cardholder to confirm; after a refusal nothing is charged.
  const pay = page.getByRole('button', { name: 'Pay €34.90 now' });
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4000 0000 0000 3220');
  await expectAccessibleAtAllWidths(page);
  await pay.click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Nothing has been booked or charged.')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await card.getByLabel('Card number').fill('4242 4242 4242 4242');
  await pay.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(title(page)).toHaveText('Thank you, that’s paid');
  await expect(page.getByText('€34.90 paid.')).toBeVisible();
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.reload();
  await expect(title(page)).toHaveText('Thank you, that’s paid');

  // The tab that remained open does not charge again.
  await other.frameLocator('iframe').getByLabel('Card number').fill('4242 4242 4242 4242');
  await other.getByRole('button', { name: 'Pay €34.90 now' }).click();
  await expect(title(other)).toHaveText('There’s nothing left to pay');
  await expectAccessibleAtAllWidths(other);
  await other.close();

  await page.getByRole('link', { name: 'Change payment method' }).click();
  await page.getByRole('radio', { name: /^SEPA Direct Debit/ }).check();
  await page.getByLabel('Account holder').fill('Bea Beispiel');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE86100100100000004242');
  await page.getByLabel('I give this mandate').check();
  await page.getByRole('button', { name: 'Change payment method' }).click();
  await expect(title(page)).toHaveText('Your payment method is changed');
  await expect(page.getByText('SEPA Direct Debit DE•• •••• 4242')).toBeVisible();
  await expect(page.getByText('Mandate reference')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Back to overview' }).click();
  await expect(title(page)).toHaveText('This link has already been used');
  await expectAccessibleAtAllWidths(page);
});

test('explains an unknown link and an unknown payment', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/self-service?token=ssl_Nobody-Knows-This-Token-At-All-0001&o=1001');
  await expect(title(page)).toHaveText('This link isn’t valid');
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.goto('/self-service/success?checkout=nobodys-checkout-nobodys-checkout');
  await expect(page.getByText('We couldn’t find this payment').last()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test(
  'redirects an address with a token to the page that the link is for',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?token=pmt_Sample-Payment-Method-Northside-01');
    await expect(page).toHaveURL(/\/payment-method-configuration\?/);
    await expect(title(page)).toHaveText('Change payment method');
    await page.goto('/?token=any+form+at+all');
    await expect(page).toHaveURL(/\/self-service\?/);
    await expect(title(page)).toHaveText('This link isn’t valid');
  },
);

test(
  'explains that a fitness app cannot be connected, and sends its secret nowhere',
  { tag: '@deep' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') sent.push(request.url() + (request.postData() ?? ''));
    });
    await page.goto('/?state=s3cret&vendor=polar&method=oauth&o=1001&t=northside');
    await expect(page).toHaveURL(/\/fitness-apps\/polar\/oauth\?/);
    await expect(title(page)).toHaveText('You can’t connect this app here');
    await expect(page.getByText(/^Polar sent you here/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    // The page repeats the vendor's name only if it is a plain word.
    await page.goto('/fitness-apps/Call%20us%20now/oauth?oauth_token=s3cret&o=1001&t=northside');
    await expect(page.getByText(/^A fitness app sent you here/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to home page' }).click();
    await expect(title(page)).toHaveText('Northside Mitte');
    expect(sent.filter((call) => call.includes('s3cret'))).toEqual([]);
  },
);
