import { expect, type Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { actAs, logIn, studioPath, test } from './fixtures.ts';
import { expectFocusSeen, tabAndPress } from './keyboard.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

const arcade = studioPath('arcade', 3001);

/** Opens the studio as an account of the default context, which has not moved yet; its texts come in its language. */
async function openAsNew(page: Page, locale = 'en-GB'): Promise<void> {
  await actAs(page.request, await newAccount(page.request, { locale }));
  await page.goto(`${arcade}?lo=${locale}`);
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const intro = 'Your account moves with your studio';

test('accepting: both boxes have to be ticked, then the account moves', async ({ page }) => {
  const email = await newAccount(page.request);
  await page.goto(`${arcade}/login-register`);
  await logIn(page, email);
  const first = dialogOf(page, intro);
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

  const second = dialogOf(page, 'Agree and move');
  await expect(second.getByRole('checkbox'), 'each consent is one of its own').not.toBeChecked();
  await second.getByRole('button', { name: 'Back' }).click();
  await expect(first.getByRole('checkbox')).toBeChecked();
  await first.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Move my account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Moved accounts are not asked again, not even when forced.
  const asked = page.waitForResponse(/migration\/rsg-group\/steps/);
  await page.goto(`${arcade}?migration`);
  await asked;
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'refusing, not again today, but when forced; the day after it begins with the refusal',
  { tag: '@deep' },
  async ({ page }) => {
    await openAsNew(page);
    const first = dialogOf(page, intro);
    await first.getByRole('checkbox').check();
    await first.getByRole('button', { name: 'Not now' }).click();
    const third = dialogOf(page, 'Do you really not want to move?');
    await expect(third).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await third.getByRole('checkbox').check();
    await third.getByRole('button', { name: 'Move after all' }).click();
    const second = dialogOf(page, 'Agree and move');
    await second.getByRole('button', { name: 'Back' }).click();
    await expect(first.getByRole('checkbox'), 'reset by the refusal').not.toBeChecked();
    await first.getByRole('button', { name: 'Not now' }).click();
    await third.getByRole('button', { name: 'Do not move' }).click();
    const last = dialogOf(page, 'Your account stays where it is');
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

    // Tomorrow: what was decided today says nothing any more.
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
  test.use({ inTrouble: true });
  test('closing leaves the code out of the address', { tag: '@deep' }, async ({ page }) => {
    const email = await newAccount(page.request);
    await actAs(page.request, email);
    await page.goto(`${arcade}/verify-register?e=${encodeURIComponent(email)}&c=AAAAAAAA`);
    await dialogOf(page, intro).getByRole('checkbox').check();
    await dialogOf(page, intro).getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Do not move' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    expect(page.url()).toMatch(/verify-register$/);
  });
});

test.describe('when sending fails', () => {
  test.use({ inTrouble: true });
  test('it is told, and can be tried again', { tag: '@deep' }, async ({ page }) => {
    await openAsNew(page);
    const first = dialogOf(page, intro);
    await first.getByRole('checkbox').check();
    await first.getByRole('button', { name: 'Continue' }).click();
    const second = dialogOf(page, 'Agree and move');
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

test('by keyboard alone; the focus stays inside', { tag: '@deep' }, async ({ page }) => {
  await openAsNew(page);
  const first = dialogOf(page, intro);
  await expect(first).toBeVisible();
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab');
    expect(await first.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectFocusSeen(page);
  }
  await tabAndPress(first.getByRole('checkbox'), 'Space');
  await tabAndPress(first.getByRole('button', { name: 'Continue' }));
  const second = dialogOf(page, 'Agree and move');
  await expect(second.getByRole('heading')).toBeFocused();
  await tabAndPress(second.getByRole('checkbox'), 'Space');
  await tabAndPress(second.getByRole('button', { name: 'Move my account' }));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'accessible in other words and colours, where it says what is missing',
  { tag: '@deep' },
  async ({ page }) => {
    for (const [colorScheme, locale] of [
      ['light', 'de-DE'],
      ['dark', 'hu-HU'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await openAsNew(page, locale);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button').last().click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    }
  },
);
