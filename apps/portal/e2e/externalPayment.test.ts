import { expect, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const sample = (number: number) =>
  `/payment?paymentRequestId=7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e0${number}`;

test('charges a payment request by card once, and shows it as paid afterwards', async ({
  page,
}) => {
  await page.goto(sample(1));
  await expect(page.getByRole('heading', { level: 1, name: /^Pay €/ })).toBeVisible();
  // The page names the studio and its contact, although the address has no studio.
  await expect(page.getByText('Northside Mitte').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table')).toContainText('Total');
  await expectAccessibleAtAllWidths(page);
  const pay = page.getByRole('button', { name: /^Pay €.* now$/ });
  const total = (await pay.innerText()).replace(/^Pay (.*) now$/, '$1');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(total);

  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('1');
  await pay.click();
  await expect(page.getByText('Check your payment details.')).toBeVisible();
  // The bank asks the cardholder to confirm; after a refusal nothing is charged, and another card can be tried.
  await card.getByLabel('Card number').fill('4000 0000 0000 3220');
  await pay.click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Nothing has been booked or charged.')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await card.getByLabel('Card number').fill('4242 4242 4242 4242');
  await pay.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, that’s paid' })).toBeVisible();
  await expect(page.getByText(`${total} paid.`)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, that’s paid' })).toBeVisible();
  await page.goto(sample(1));
  await expect(page.getByRole('heading', { name: 'This is paid' })).toBeVisible();
});

test(
  'explains an expired or paid link and offers no payment',
  { tag: '@deep' },
  async ({ page }) => {
    for (const [number, title] of [
      [2, 'This payment link has expired'],
      [3, 'This is paid'],
    ] as const) {
      await page.goto(sample(number));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
      await expectAccessibleAtAllWidths(page);
    }
  },
);

test.describe('unknown', () => {
  test.use({ allowsFailures: true });
  test('explains a link that does not exist', { tag: '@deep' }, async ({ page }) => {
    await page.goto(sample(9));
    await expect(page.getByText('This payment link isn’t valid').last()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });
});
