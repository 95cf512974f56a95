import { buyPlace, newAccount } from './accounts.ts';
import { logInAs, findCourse, expect, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test('lists a payment, and refunds it with its booking', { tag: '@desktop' }, async ({ page }) => {
  const course = await findCourse(page.request, place);
  await buyPlace(page.request, await newAccount(page.request), course.id);
  await page.goto(`${place.path}/me/payments`);
  await expect(page.getByRole('heading', { level: 1, name: 'My payments' })).toBeVisible();
  // Excludes the breadcrumb of the payment's page, which also has its name.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: course.name, has: page.getByRole('link') });
  await expect(row).toContainText('Paid');
  await expectAccessibleAtAllWidths(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
  await expect(page).toHaveURL(/\/me\/payments\?payment=/);
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect(page.getByText(/^You can get .* back until/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel and get refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(course.name);
  await expectAccessibleAtAllWidths(page);
  await dialog.getByRole('button', { name: 'Cancel and get refund' }).click();
  await expect(page.getByText('You’ve been refunded.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(row).toContainText('Refunded');
  await page.goto(`${place.path}/me/bookings`);
  await expect(page.getByRole('heading', { name: 'Past and cancelled' })).toBeVisible();
});

test(
  'adds payment methods in the settings, prefers one and removes one',
  { tag: '@desktop' },
  async ({ page }) => {
    await logInAs(page.request, await newAccount(page.request));
    await page.goto(`${place.path}/me/settings`);
    const methods = page.getByRole('region', { name: 'Payment methods' });
    await expect(methods).toContainText('You haven’t saved a payment method yet.');
    await methods.getByRole('link', { name: 'Add payment method' }).click();
    await page.getByLabel('PayPal').check();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Add payment method' }).click();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing has been added.');
    await page.getByLabel('PayPal').check();
    await page.getByRole('button', { name: 'Add payment method' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const paypal = methods.getByRole('listitem').filter({ hasText: 'PayPal p•••@paypal.example' });
    await expect(paypal).toContainText('Preferred');

    await methods.getByRole('link', { name: 'Add payment method' }).click();
    await page.getByLabel('SEPA Direct Debit').check();
    await page.getByLabel('Account holder').fill('Sample Person');
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE86 1001 0010 0000 0042 42');
    await page.getByLabel('I give this mandate').check();
    await page.getByRole('button', { name: 'Add payment method' }).click();
    const debit = methods.getByRole('listitem').filter({ hasText: 'SEPA Direct Debit' });
    await debit.getByRole('button', { name: /^View mandate/ }).click();
    await expect(page.getByRole('region', { name: 'SEPA Direct Debit Mandate' })).toContainText(
      'eight weeks',
    );
    await expectAccessibleAtAllWidths(page);
    await debit.getByRole('button', { name: /^Make preferred/ }).click();
    await expect(debit).toContainText('Preferred');

    await paypal.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(paypal).toBeHidden();
    await page.reload();
    await expect(debit).toBeVisible();
    await expect(paypal).toBeHidden();
  },
);
