import { expect, test } from './fixtures.ts';

test('leads from an error to its call and its code, and searches', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/#/errors-by-name');
  // The reference renders the errors near the current one; the first ones belong to no call.
  await page.getByRole('link', { name: 'badCredentials', exact: true }).click();
  await page.getByRole('link', { name: 'login', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/auth\/login$/);
  await expect(page.getByRole('heading', { name: /Log in$/ })).toBeVisible();
  await expect(page.getByText("from '@studio-portal/sdk/api/auth'")).toBeVisible();

  await page.getByRole('button', { name: 'Hook' }).first().click();
  await page.getByRole('menuitem', { name: 'curl' }).click();
  await expect(page.getByText("'http://localhost:4100/login'")).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.locator('input:focus')).toBeAttached();
  await page.keyboard.type('waitingListFull');
  await page.getByText('booking.error.waitinglistfull').first().click();
  await expect(page).toHaveURL(/errors-by-name/);
  await expect(page.getByRole('heading', { name: /waitingListFull$/ })).toBeVisible();
});
