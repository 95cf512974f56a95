import { freshAddress, newAccount, password } from './accounts.ts';
import { allowOneTapBooking, logInAs, findCourse, expect, logIn, place, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test.use({ allowsFailures: true });

test('continues the interrupted action after a login in place when the session ends', async ({
  page,
  context,
}) => {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'member@northside.example');
  await allowOneTapBooking(page);
  // A call after the cookies are gone would open the dialog before the click.
  await page.goto(`${place.path}/course/${course.id}`, { waitUntil: 'networkidle' });
  await expectLoaded(page);
  const book = page.getByRole('button', { name: 'Book now' });
  await expect(book).toBeVisible();
  await context.clearCookies();
  await book.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'member@northside.example',
  );
  await expectAccessibleAtAllWidths(page);
  await dialog.getByLabel('Password').fill('sample-Passw0rd');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('leads to login and back when the user declines to log in in place', async ({
  page,
  context,
}) => {
  const { path } = place;
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${path}/me/bookings`);
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  await context.clearCookies();
  // Returning to the tab after half a minute refetches the bookings.
  await page.clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Continue without logging in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'member@northside.example');
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test(
  'asks for the password in the login dialog, also over a form with a password',
  { tag: '@deep' },
  async ({ page, context }) => {
    const email = await newAccount(page.request);
    const next = freshAddress('next');
    await logInAs(page.request, email);
    await page.goto(`${place.path}/me/settings/change-email`);
    await page.getByLabel('New email address').fill(next);
    await page.getByLabel('Your password').fill(password);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Change main address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByRole('link', { name: 'Enter your password' }).click();
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Enter the code for ${next}` })).toBeVisible();
  },
);
