import { expect, passTime, place, test } from './fixtures.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'counts, opens, deletes and restores a message, and removes it after leaving the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await newMember(page.request, place.id, 'Basic');
    const messages = `${place.path}/me/messages`;
    await page.goto(messages);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'You have no messages.' }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto(`${place.path}/selfservice/contract/current`);
    await page.getByRole('link', { name: 'Cancel contract' }).click();
    await page.getByRole('button', { name: 'Cancel contract now' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your contract is cancelled' }),
    ).toBeVisible();
    await passTime(page, 1000);
    await page.goto(`${place.path}/selfservice/overview`);
    await expect(page.getByText('1 new message').first()).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole('button', { name: /Account/ }).click();
    await page.getByRole('menuitem', { name: 'Messages (1)' }).click();
    await expect(page).toHaveURL(messages);
    // Excludes the breadcrumb of the message, which remains for a moment.
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'Cancellation received', has: page.getByRole('button') });
    await expect(row).toContainText('New');
    await expectAccessibleAtAllWidths(page);
    await row.getByRole('link').click();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Cancellation received: / }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'View your contracts' })).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(1\) /);
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toContainText('is deleted.');
    await expectAccessibleAtAllWidths(page);
    await row.getByRole('button', { name: /^Undo/ }).click();
    await expect(row.getByRole('link')).toBeVisible();
    await expect(row).not.toContainText('New');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(row).toContainText('is deleted.');
    const deleted = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.status() === 204,
    );
    await page
      .getByRole('link', { name: /^(?:Me|My membership)$/ })
      .first()
      .click();
    await deleted;
    await page.goto(messages);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'You have no messages.' }),
    ).toBeVisible();
  },
);
