import { expect, place, studioPath, test } from './fixtures.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'shows the check-in code, also offline, and checks in and out',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await newMember(page.request, place.id, 'Basic');
    await page.goto(`${place.path}/selfservice/check-in`);
    const code = page.getByRole('img', { name: /^Your check-in code for / });
    await expect(code).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByRole('heading', { name: 'You’re checked in' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await context.setOffline(true);
    await expect(code).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re not checked in' })).toBeVisible();
  },
);

test.describe('a visitor from another chain', () => {
  // The second link gets a 404.
  test.use({ allowsFailures: true });
  test('is admitted by a valid link and refused by an unknown one', async ({ page }) => {
    const visit = `${studioPath('volt', 2003)}/cross-tenant-checkin`;
    await page.goto(`${visit}?publicToken=xtc_Sample-Cross-Tenant-Northside-01`);
    await expect(page.getByRole('heading', { level: 2, name: 'May come in' })).toBeVisible();
    // Shows initials only, so that a forwarded link does not reveal the name.
    await expect(page.getByText('Mona')).toHaveCount(0);
    await expectAccessibleAtAllWidths(page);
    await page.goto(`${visit}?publicToken=xtc_Nobody-Has-Ever-Made-This-Link-01`);
    await expect(page.getByText('This link is no longer valid.').last()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });
});
