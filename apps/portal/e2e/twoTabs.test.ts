import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { expect, logIn, logInAs, place, test } from './fixtures.ts';
import { newMember } from './member.ts';
import { headers } from './purchase.ts';
import { readDay, typeDay } from './formInputs.ts';

// The test includes rejections in the second tab.
test.use({ allowsFailures: true });

test(
  'does not repeat an action in a second tab, but shows its result',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await newMember(page.request, place.id, 'Basic');
    const other = await context.newPage();
    const root = `${place.path}/selfservice`;
    const inBothTabs = async (act: (tab: Page) => Promise<void>) => {
      await act(page);
      await act(other);
    };

    // Requests a pause on the same days.
    await inBothTabs(async (tab) => {
      await tab.goto(`${root}/idleperiods`);
      await tab.getByRole('link', { name: 'Pause membership' }).click();
      const first = await readDay(tab, 'First day');
      const last = new Date(`${first}T00:00:00Z`);
      last.setUTCDate(last.getUTCDate() + 20);
      await typeDay(tab, 'Last day', last.toISOString().slice(0, 10));
      await expect(tab.getByText('You don’t pay')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Pause membership' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your contract is paused on these days' }),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Pause membership' }).click();
    await expect(
      other.getByText('There’s already a pause on these days. Choose other days.').last(),
    ).toBeVisible();
    await page.goto(`${root}/idleperiods`);
    await expect(page.getByRole('button', { name: /^Cancel pause/ })).toHaveCount(1);

    // Cancels the contract.
    await inBothTabs(async (tab) => {
      await tab.goto(`${root}/contract`);
      await tab.getByRole('link', { name: 'Cancel contract' }).click();
      await expect(tab.getByRole('button', { name: 'Cancel contract now' })).toBeVisible();
    });
    await inBothTabs((tab) => tab.getByRole('button', { name: 'Cancel contract now' }).click());
    await expect(page.getByRole('heading', { name: 'Your contract is cancelled' })).toBeVisible();
    await expect(
      other.getByRole('paragraph').filter({ hasText: 'Your contract is cancelled' }),
    ).toBeVisible();

    // Withdraws the cancelation in one tab while the other asks for confirmation.
    await inBothTabs(async (tab) => {
      await tab.goto(`${root}/contract/current`);
      await tab.getByRole('button', { name: 'Withdraw cancellation' }).click();
    });
    await Promise.all([
      // Shown for three seconds.
      expect(page.getByText('Your cancellation is withdrawn. Basic goes on.')).toBeVisible(),
      inBothTabs((tab) =>
        tab.getByRole('dialog').getByRole('button', { name: 'Withdraw cancellation' }).click(),
      ),
    ]);
    await expect(other.getByText('There is no cancellation to withdraw')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Cancel contract' })).toBeVisible();
  },
);

test('keeps the data of one user from another who logs in meanwhile', async ({ page, context }) => {
  const [first, second] = [await newAccount(page.request), 'member@northside.example'];
  const name = page.getByRole('textbox', { name: 'First name' });
  const storedName = async () =>
    (await (await page.request.get('/v1/me/profile', { headers })).json()).firstname;

  await logInAs(page.request, first);
  await page.goto(`${place.path}/me/settings/profile`);
  await name.fill('Typed by the first');

  // A login that this tab does not hear of: the server refuses to save, and the page loads again.
  await logInAs(page.request, second);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveValue('Mona');
  expect(await storedName()).toBe('Mona');

  // A login in another tab, after the session has ended.
  await name.fill('Typed by the second');
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto(`${place.path}/login`);
  await logIn(other, first);
  await expect(name).toHaveValue('Sample');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(window.sessionStorage), Object.entries(window.localStorage)]),
  );
  expect(stored).not.toContain('Typed by');
});
