import { mailsTo } from './accounts.ts';
import { aCourse, actAs, expect, expectAccessible, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const place = { id: 1002, path: studioPath('northside', 1002) };

const guardian = 'member@northside.example';

test(
  'an account books and pays for its child, sees who has booked, cancels, and goes back to itself',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const course = await aCourse(page.request, place);
    await actAs(page.request, guardian);
    await page.goto(`${place.path}/course/${course.id}`);
    const bar = page.getByText('You’re booking for Mia.', { exact: true });

    // Switched in the account menu.
    await page.getByRole('button', { name: /^Account/ }).click();
    const people = page.getByRole('menuitemradio');
    await expect(people).toHaveText(['You', 'Mia (child)', 'Pat (partner)']);
    await expect(page.getByRole('menuitemradio', { name: 'You' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Mia (child)' }).click();
    await expect(bar).toBeVisible();
    // What the account holds is not the child’s: Mia has no course flat.
    await expect(page.getByText('Included in Course flat')).toBeHidden();
    await expectAccessibleAtAllWidths(page);

    // Another tab acts for nobody else.
    const other = await context.newPage();
    await other.goto(`${place.path}/course/${course.id}`);
    await expect(other.getByText('Included in Course flat')).toBeVisible();
    await expect(other.getByText('You’re booking for Mia.')).toBeHidden();

    // The contact step knows the child, and whom to write to.
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
    await expect(page.getByLabel('Email')).toHaveValue(guardian);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New card').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    await expect(bar).toBeVisible();
    await expectAccessible(page);

    // An order stays whose it is, in whichever tab it goes on.
    await other.goto(page.url());
    await expect(other.getByText('You’re booking for Mia.', { exact: true })).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expect(page.getByText('Mia · booked by you')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await expect
      .poll(async () => (await mailsTo(page.request, guardian)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(course.name));

    // Whose bookings they are; the account’s own have none of it.
    await page.getByRole('link', { name: 'View my bookings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings for Mia' })).toBeVisible();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/booking/course/${course.id}/"]`) });
    await expect(row).toContainText('Booked by you');
    await expectAccessibleAtAllWidths(page);
    await row.getByRole('button', { name: /^Cancel booking/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Your booking for', { exact: false }).first()).toBeVisible();
    await expect(row.getByRole('button', { name: /^Cancel booking/ })).toBeHidden();

    // A page of the account itself says so, and is about nobody else.
    await page.goto(`${place.path}/me/settings`);
    await expect(page.getByText('This page is about you, not Mia.')).toBeVisible();
    await expect(page.getByText(guardian).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to you' }).click();
    await expect(page.getByText('You’re booking for yourself again.')).toBeVisible();
    await page.goto(`${place.path}/me/bookings`);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Bookings of your family' }).getByRole('button'),
    ).toHaveText(['Mia', 'Pat']);
    await expect(page.locator(`a[href*="/booking/course/${course.id}/"]`)).toHaveCount(0);
  },
);

test.describe('the session ends', () => {
  // Calls on their way are refused then.
  test.use({ inTrouble: true });
  test('a logout ends it, and so does the login of somebody else', async ({ page }) => {
    await actAs(page.request, guardian);
    await page.goto(`${place.path}/me/bookings`);
    await page
      .getByRole('group', { name: 'Bookings of your family' })
      .getByRole('button', { name: 'Mia' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings for Mia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings for Mia' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('Mia');

    // Somebody else, whom the end of the session brings here.
    await actAs(page.request, 'booked@northside.example');
    await page.goto(`${place.path}/me/bookings`);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
    await expect(page.getByText('Mia')).toHaveCount(0);
    expect(await page.evaluate(() => window.sessionStorage.getItem('acting-for'))).toBeNull();

    await actAs(page.request, guardian);
    await page.reload();
    await page
      .getByRole('group', { name: 'Bookings of your family' })
      .getByRole('button', { name: 'Mia' })
      .click();
    await expect(page.getByText('You’re booking for Mia.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.evaluate(() => window.sessionStorage.getItem('acting-for'))).toBeNull();
  });
});
