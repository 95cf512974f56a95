import { expect, expectAccessible, place, test } from './fixtures.ts';
import { loadCode } from './accounts.ts';

test('connects an invited person on registration and does not ask to connect again', async ({
  page,
}) => {
  const { path } = place;
  await page.goto(`${path}/login-register/0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10`);
  await expect(page.getByText('Northside Mitte has invited you.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('invited@northside.example');
  await expect(email).toHaveAttribute('readonly');
  await expectAccessible(page);
  await page.getByLabel('Choose a password').fill('purple-Kettle-42-river');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const code = await loadCode(page.request, 'invited@northside.example');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Account of Ida Invited/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goto(`${path}/me/bookings`);
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
});

test('explains an unknown and a used invitation', { tag: '@deep' }, async ({ page }) => {
  const { path } = place;
  await page.goto(`${path}/login-register/0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b99`);
  await expect(page.getByText(/We don’t know this invitation/).last()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${path}/login-register/0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b12`);
  await expect(page.getByText(/has already been used/).last()).toBeVisible();
});
