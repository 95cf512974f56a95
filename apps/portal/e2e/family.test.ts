import { loadMails } from './accounts.ts';
import {
  chooseNewCard,
  findCourse,
  logInAs,
  expect,
  expectAccessible,
  studioPath,
  test,
} from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const place = { id: 1002, path: studioPath('northside', 1002) };

const guardian = 'member@northside.example';

test(
  'books and pays for a child, shows who booked, cancels, and switches back to the account',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const course = await findCourse(page.request, place);
    await logInAs(page.request, guardian);
    await page.goto(`${place.path}/course/${course.id}`);
    const bar = page.getByText('You’re booking for Mia.', { exact: true });

    // Switches the person in the account menu.
    await page.getByRole('button', { name: /^Account/ }).click();
    const people = page.getByRole('menuitemradio');
    await expect(people).toHaveText(['You', 'Mia (child)', 'Pat (partner)']);
    await expect(page.getByRole('menuitemradio', { name: 'You' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Mia (child)' }).click();
    await expect(bar).toBeVisible();
    // Entitlements of the account do not apply to the child: Mia has no membership.
    await expect(page.getByText('Included in Premium')).toBeHidden();
    await expectAccessibleAtAllWidths(page);

    // The choice applies to this tab only.
    const other = await context.newPage();
    await other.goto(`${place.path}/course/${course.id}`);
    await expect(other.getByText('Included in Premium')).toBeVisible();
    await expect(other.getByText('You’re booking for Mia.')).toBeHidden();

    // The child's name and the account's email address are known, and can be changed.
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /^Change.*Contact/ }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(guardian);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await chooseNewCard(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    await expect(bar).toBeVisible();
    await expectAccessible(page);

    // An order keeps its person in any tab that continues it.
    await other.goto(page.url());
    await expect(other.getByText('You’re booking for Mia.', { exact: true })).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expect(page.getByText('Mia · booked by you')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await expect
      .poll(async () => (await loadMails(page.request, guardian)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(course.name));

    // The page shows the child's bookings; those of the account do not include them.
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

    // A page about the account itself says so and ignores the choice.
    await page.goto(`${place.path}/me/settings`);
    await expect(page.getByText('This page is about you, not Mia.')).toBeVisible();
    await expect(page.getByText(guardian).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book for yourself' }).click();
    await expect(page.getByText('You’re booking for yourself again.')).toBeVisible();
    await page.goto(`${place.path}/me/bookings`);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Bookings of your family' }).getByRole('button'),
    ).toHaveText(['Mia', 'Pat']);
    await expect(page.locator(`a[href*="/booking/course/${course.id}/"]`)).toHaveCount(0);
  },
);

test.describe('when the session ends', () => {
  // Calls in flight are rejected then.
  test.use({ allowsFailures: true });
  test('stops acting for the child on logout and on login of another user', async ({ page }) => {
    await logInAs(page.request, guardian);
    await page.goto(`${place.path}/me/bookings`);
    await page
      .getByRole('group', { name: 'Bookings of your family' })
      .getByRole('button', { name: 'Mia' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings for Mia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings for Mia' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('Mia');

    // Another user logs in, which ends the session.
    await logInAs(page.request, 'booked@northside.example');
    await page.goto(`${place.path}/me/bookings`);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
    await expect(page.getByText('Mia')).toHaveCount(0);
    expect(await page.evaluate(() => window.sessionStorage.getItem('acting-for'))).toBeNull();

    await logInAs(page.request, guardian);
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
