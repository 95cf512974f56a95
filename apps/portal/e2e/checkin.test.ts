import { expect, place, studioPath, test } from './fixtures.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'the code at the door, checking in and out, and what is shown without a network',
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
  // The second link is answered with a 404.
  test.use({ inTrouble: true });
  test('may come in, as whoever has the link reads at the door', async ({ page }) => {
    const visit = `${studioPath('volt', 2003)}/cross-tenant-checkin`;
    await page.goto(`${visit}?publicToken=xtc_Sample-Cross-Tenant-Northside-01`);
    await expect(page.getByRole('heading', { level: 2, name: 'May come in' })).toBeVisible();
    // Letters alone: a link that is passed on tells nobody's name.
    await expect(page.getByText('Mona')).toHaveCount(0);
    await expectAccessibleAtAllWidths(page);
    await page.goto(`${visit}?publicToken=xtc_Nobody-Has-Ever-Made-This-Link-01`);
    await expect(page.getByText('This link is no longer valid.').last()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });
});
