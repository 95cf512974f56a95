import { expect, type Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { logInAs, logIn, studioPath, test } from './fixtures.ts';
import { expectFocusVisible, tabAndPress } from './keyboard.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

const arcade = studioPath('arcade', 3001);

/**
 * Opens the studio as a new account, which belongs to the default context and is not migrated; its texts come in
 * its language.
 */
async function openAsNewAccount(page: Page, locale = 'en-GB'): Promise<void> {
  await logInAs(page.request, await newAccount(page.request, { locale }));
  await page.goto(`${arcade}?lo=${locale}`);
}

const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const intro = 'Your account moves with your studio';

test('migrates the account after both boxes are ticked', async ({ page }) => {
  const email = await newAccount(page.request);
  await page.goto(`${arcade}/login-register`);
  await logIn(page, email);
  const first = findDialog(page, intro);
  await expect(first).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(2);
  await page.setViewportSize(widths.desktop);
  expect((await first.boundingBox())?.width).toBe(610);
  await page.setViewportSize(widths.phone);
  await expectAccessibleAtAllWidths(page);
  await expect(first.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    `${arcade}/privacy`,
  );
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(first.getByText('Accept the terms and conditions')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectAccessibleAtAllWidths(page);
  await first.getByRole('checkbox').check();
  await first.getByRole('button', { name: 'Continue' }).click();

  const second = findDialog(page, 'Agree and move');
  await expect(second.getByRole('checkbox'), 'each consent is separate').not.toBeChecked();
  await second.getByRole('button', { name: 'Back' }).click();
  await expect(first.getByRole('checkbox')).toBeChecked();
  await first.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Move my account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // A migrated account is not asked again, not even when forced.
  const stepsAnswer = page.waitForResponse(/migration\/rsg-group\/steps/);
  await page.goto(`${arcade}?migration`);
  await stepsAnswer;
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'asks again after a refusal only when forced, and starts with the refusal the next day',
  { tag: '@deep' },
  async ({ page }) => {
    await openAsNewAccount(page);
    const first = findDialog(page, intro);
    await first.getByRole('checkbox').check();
    await first.getByRole('button', { name: 'Not now' }).click();
    const third = findDialog(page, 'Do you really not want to move?');
    await expect(third).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await third.getByRole('checkbox').check();
    await third.getByRole('button', { name: 'Move after all' }).click();
    const second = findDialog(page, 'Agree and move');
    await second.getByRole('button', { name: 'Back' }).click();
    await expect(first.getByRole('checkbox'), 'reset by the refusal').not.toBeChecked();
    await first.getByRole('button', { name: 'Not now' }).click();
    await third.getByRole('button', { name: 'Do not move' }).click();
    const last = findDialog(page, 'Your account stays where it is');
    await expect(last).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await last.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto(arcade);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(`${arcade}?migration`);
    await expect(last).toBeVisible();
    await last.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`${arcade}$`));

    // On the next day, today's decision does not count.
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(window.localStorage))
        if (key.startsWith('rsg-accounts-migration.'))
          window.localStorage.setItem(key, value.replace(/\d{4}-\d\d-\d\d/, '2026-01-01'));
    });
    await page.reload();
    await last.getByRole('checkbox').check();
    await last.getByRole('button', { name: 'Move now' }).click();
    await expect(second).toBeVisible();
  },
);

test.describe('over the page of a link', () => {
  test.use({ allowsFailures: true });
  test('removes the code from the address on closing', { tag: '@deep' }, async ({ page }) => {
    const email = await newAccount(page.request);
    await logInAs(page.request, email);
    await page.goto(`${arcade}/verify-register?e=${encodeURIComponent(email)}&c=AAAAAAAA`);
    await findDialog(page, intro).getByRole('checkbox').check();
    await findDialog(page, intro).getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Do not move' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    expect(page.url()).toMatch(/verify-register$/);
  });
});

test.describe('when sending fails', () => {
  test.use({ allowsFailures: true });
  test('shows the error and allows a retry', { tag: '@deep' }, async ({ page }) => {
    await openAsNewAccount(page);
    const first = findDialog(page, intro);
    await first.getByRole('checkbox').check();
    await first.getByRole('button', { name: 'Continue' }).click();
    const second = findDialog(page, 'Agree and move');
    await second.getByRole('checkbox').check();
    await page.route('**/rsg-group/migrate', (route) => route.abort());
    await second.getByRole('button', { name: 'Move my account' }).click();
    await expect(second.getByRole('alert')).toBeVisible();
    await expect(second.getByRole('checkbox')).toBeChecked();
    await page.unroute('**/rsg-group/migrate');
    await second.getByRole('button', { name: 'Move my account' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('works by keyboard alone and keeps the focus inside', { tag: '@deep' }, async ({ page }) => {
  await openAsNewAccount(page);
  const first = findDialog(page, intro);
  await expect(first).toBeVisible();
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab');
    expect(await first.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectFocusVisible(page);
  }
  await tabAndPress(first.getByRole('checkbox'), 'Space');
  await tabAndPress(first.getByRole('button', { name: 'Continue' }));
  const second = findDialog(page, 'Agree and move');
  await expect(second.getByRole('heading')).toBeFocused();
  await tabAndPress(second.getByRole('checkbox'), 'Space');
  await tabAndPress(second.getByRole('button', { name: 'Move my account' }));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'is accessible in other languages and colors while it shows missing consent',
  { tag: '@deep' },
  async ({ page }) => {
    for (const [colorScheme, locale] of [
      ['light', 'de-DE'],
      ['dark', 'hu-HU'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await openAsNewAccount(page, locale);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button').last().click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    }
  },
);
