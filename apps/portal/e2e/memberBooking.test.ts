import {
  allowOneTapBooking,
  logInAs,
  bookCourse,
  cancelBooking,
  findCourse,
  expect,
  fillCourse,
  logIn,
  place,
  test,
} from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test('lets a member with an entitlement book without payment', async ({ page }) => {
  const course = await findCourse(page.request, place);
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'member@northside.example');
  await expect(page.getByText('Included in Premium')).toBeVisible();
  await expect(page.getByText('You can’t use Pack of five: it has no visits left')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Premium');
  await expectAccessibleAtAllWidths(page);
  await page.reload();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await expect(page.getByText('Paid with Premium')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();

  // After the first booking, the next one takes one click, and so does undoing it.
  const next = await findCourse(page.request, place, { inDays: 3 });
  await page.goto(`${place.path}/course/${next.id}`);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Book your place' })).toBeVisible();
});

test('offers the waiting list of a full course with the position, and lets the member leave it', async ({
  page,
}) => {
  const course = await findCourse(page.request, place);
  await fillCourse(page.request, course, 0);
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${place.path}/course/${course.id}`);
  await expect(page.getByText('You’ll be number 1 on the waiting list')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  await page.goto(`${place.path}/course/${course.id}`);
  await expect(
    page.getByRole('heading', { name: 'You’re number 1 on the waiting list' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'View my bookings' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="/booking/course/${course.id}/"]`) });
  await row.getByRole('button', { name: /^Leave waiting list/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave waiting list' }).click();
  await expect(page.getByText(`You’ve left the waiting list for ${course.name}.`)).toBeVisible();
});

test('moves a waiting member up when another booking is canceled', async ({
  page,
  playwright,
  baseURL,
}) => {
  const course = await findCourse(page.request, place);
  await fillCourse(page.request, course, 1);
  const other = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await logInAs(other, 'booked@northside.example');
  const uuid = await bookCourse(other, course);

  await logInAs(page.request, 'member@northside.example');
  await allowOneTapBooking(page);
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(
    page.getByRole('heading', { name: 'You’re number 1 on the waiting list' }),
  ).toBeVisible();

  await cancelBooking(other, uuid);
  await page.goto(`${place.path}/course/${course.id}`);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});
