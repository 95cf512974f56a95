import type { Page } from '@playwright/test';
import {
  actionLabel,
  loadCode,
  freshAddress,
  loadMails,
  newAccount,
  password,
} from './accounts.ts';
import { logInAs, expect, place, test } from './fixtures.ts';
import { focusByKeyboard } from './keyboard.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// Chromium logs the rejections that these tests provoke.
test.use({ allowsFailures: true });

const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

test('adds an address, confirms it, makes it the main one and removes the old one by keyboard', async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  const added = freshAddress('added');
  await logInAs(page.request, email);
  await page.goto(`${place.path}/me/settings/emails`);

  await focusByKeyboard(page.getByRole('link', { name: 'Add email address' }));
  await page.keyboard.press('Enter');
  await focusByKeyboard(page.getByLabel('Email address'));
  await page.keyboard.type(added);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Enter the code for ${added}` })).toBeVisible();

  // The next tab stop is the code, not the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code')).toBeFocused();
  // Types at human speed, which would show if validation between two keystrokes moved focus.
  await page.keyboard.type(await loadCode(request, added), { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The address has been confirmed' })).toBeVisible();
  await focusByKeyboard(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');

  await expect(row(page, added)).toContainText('Confirmed');
  await focusByKeyboard(page.getByRole('link', { name: actionLabel('Make main address', added) }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expect(page.getByRole('main').getByText(added, { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('%40');
  await focusByKeyboard(page.getByLabel('Your password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`From now on you log in with ${added}.`)).toBeVisible();
  await focusByKeyboard(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');

  await expect(row(page, added)).toContainText('Main address');
  await focusByKeyboard(page.getByRole('link', { name: actionLabel('Remove', email) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Remove email address' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await focusByKeyboard(page.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${email} has been removed` })).toBeVisible();
  await focusByKeyboard(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');
  await expect(row(page, email)).toBeHidden();
  expect((await loadMails(request, email)).map(({ subject }) => subject).join()).toContain(
    'changed',
  );
});

test(
  'keeps an unconfirmed address waiting for its code, and confirms a new main address by code',
  { tag: '@deep' },
  async ({ page, request }) => {
    const email = await newAccount(request);
    const waiting = freshAddress('waiting');
    const next = freshAddress('next');
    const { path } = place;
    await logInAs(page.request, email);
    await page.goto(`${path}/me/settings/add-email`);
    await page.getByLabel('Email address').fill(waiting);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(waiting);

    await page.goto(`${path}/me/settings/emails`);
    await expect(row(page, waiting)).toContainText('Not confirmed yet');
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: actionLabel('Enter code', waiting) }).click();
    await expect(
      page.getByRole('heading', { name: `Enter the code for ${waiting}` }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByLabel('Code').fill(await loadCode(request, waiting));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'View my email addresses' }).click();

    await page.getByRole('link', { name: actionLabel('Change', email) }).click();
    await page.getByRole('radio', { name: 'Another address' }).check();
    await page.getByLabel('New email address').fill(next);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Change main address' }).click();
    await expect(page.getByRole('heading', { name: `Enter the code for ${next}` })).toBeVisible();
    await page.getByLabel('Code').fill(await loadCode(request, next));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`From now on you log in with ${next}.`)).toBeVisible();
    await page.getByRole('link', { name: 'View my email addresses' }).click();
    await expect(row(page, next)).toContainText('Main address');
  },
);

test(
  'explains that there is nothing to remove without an additional address',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, 'visitor@northside.example');
    await page.goto(`${place.path}/me/settings/delete-email`);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Your account has no other email address.' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View my email addresses' }).click();
    await expect(page.getByRole('heading', { name: 'Email addresses' })).toBeVisible();
  },
);
