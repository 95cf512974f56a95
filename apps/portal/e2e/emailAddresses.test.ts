import type { Page } from '@playwright/test';
import { about, codeFor, freshAddress, mailsTo, newAccount, password } from './accounts.ts';
import { actAs, expect, place, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// Chromium reports the refusals that these journeys provoke.
test.use({ inTrouble: true });

const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

test('by keyboard: adds an address, confirms it, makes it the main one and removes the other', async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  const added = freshAddress('added');
  await actAs(page.request, email);
  await page.goto(`${place.path}/me/settings/emails`);

  await tabTo(page.getByRole('link', { name: 'Add email address' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Email address'));
  await page.keyboard.type(added);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Enter the code for ${added}` })).toBeVisible();

  // The reader goes on at the code, not at the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code')).toBeFocused();
  // As fast as people type, so that a check between two keys may not take the keyboard away.
  await page.keyboard.type(await codeFor(request, added), { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The address has been confirmed' })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');

  await expect(row(page, added)).toContainText('Confirmed');
  await tabTo(page.getByRole('link', { name: about('Make main address', added) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: added })).toBeChecked();
  expect(page.url()).not.toContain('%40');
  await tabTo(page.getByLabel('Your password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`From now on you log in with ${added}.`)).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');

  await expect(row(page, added)).toContainText('Main address');
  await tabTo(page.getByRole('link', { name: about('Remove', email) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: email })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${email} has been removed` })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'View my email addresses' }));
  await page.keyboard.press('Enter');
  await expect(row(page, email)).toBeHidden();
  expect((await mailsTo(request, email)).map(({ subject }) => subject).join()).toContain('changed');
});

test(
  'an address waits for its code, and a new main address comes by code',
  { tag: '@deep' },
  async ({ page, request }) => {
    const email = await newAccount(request);
    const waiting = freshAddress('waiting');
    const next = freshAddress('next');
    const { path } = place;
    await actAs(page.request, email);
    await page.goto(`${path}/me/settings/add-email`);
    await page.getByLabel('Email address').fill(waiting);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(waiting);

    await page.goto(`${path}/me/settings/emails`);
    await expect(row(page, waiting)).toContainText('Not confirmed yet');
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: about('Enter code', waiting) }).click();
    await expect(
      page.getByRole('heading', { name: `Enter the code for ${waiting}` }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByLabel('Code').fill(await codeFor(request, waiting));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'View my email addresses' }).click();

    await page.getByRole('link', { name: about('Change', email) }).click();
    await page.getByRole('radio', { name: 'Another address' }).check();
    await page.getByLabel('New email address').fill(next);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Change main address' }).click();
    await expect(page.getByRole('heading', { name: `Enter the code for ${next}` })).toBeVisible();
    await page.getByLabel('Code').fill(await codeFor(request, next));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`From now on you log in with ${next}.`)).toBeVisible();
    await page.getByRole('link', { name: 'View my email addresses' }).click();
    await expect(row(page, next)).toContainText('Main address');
  },
);

test(
  'without an additional address there is nothing to remove',
  { tag: '@deep' },
  async ({ page }) => {
    await actAs(page.request, 'visitor@northside.example');
    await page.goto(`${place.path}/me/settings/delete-email`);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Your account has no other email address.' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View my email addresses' }).click();
    await expect(page.getByRole('heading', { name: 'Email addresses' })).toBeVisible();
  },
);
