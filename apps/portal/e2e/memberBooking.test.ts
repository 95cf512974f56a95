import type { APIRequestContext } from '@playwright/test';
import {
  allowOneTapBooking,
  logInAs,
  bookCourse,
  cancelBooking,
  dayAfterStart,
  findCourse,
  type ListedCourse,
  expect,
  fillCourse,
  logIn,
  passTimeUntil,
  place,
  test,
} from './fixtures.ts';
import { tenantHeaders } from './purchase.ts';
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

test('books the classes that the home suggests for the week, and undoes that', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(place.path);
  const week = page.getByRole('region', { name: 'Your week' });
  await week.getByRole('button', { name: /^Book \d classes$/ }).click();
  await expect(week.getByText(/^(\d) of \1 dates booked\.$/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await week.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bookings cancelled')).toBeVisible();
  await expect(week.getByRole('button', { name: /^Book \d classes$/ })).toBeVisible();
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

/** Finds a class with free places on one of the next evenings; Sundays have none. */
async function findEveningClass(request: APIRequestContext): Promise<ListedCourse> {
  const query = `organizationUnitId=${place.id}&startDate=${dayAfterStart(1)}&endDate=${dayAfterStart(2)}`;
  const response = await request.get(`/nox/public/v2/bookableitems/courses?${query}`, {
    headers: tenantHeaders('northside'),
  });
  const courses: ListedCourse[] = await response.json();
  const found = courses.find(
    ({ maxParticipants, bookedParticipants, slots: [slot] }) =>
      bookedParticipants < maxParticipants && slot.startDateTime.slice(11, 13) >= '17',
  );
  if (!found) throw new Error('The sample data has no free class in the evening.');
  return found;
}

test('leads from the next booking to its page, where the member cancels tonight’s class', async ({
  page,
}) => {
  const course = await findEveningClass(page.request);
  await logInAs(page.request, 'member@northside.example');
  await bookCourse(page.request, course);
  await page.goto(`${place.path}/me/bookings`);
  await passTimeUntil(page, Date.parse(course.slots[0].startDateTime) - 3 * 3_600_000);
  await page.reload();
  const today = page.getByRole('list', { name: /^Today/ });
  await today.getByRole('link', { name: course.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await page.goto(`${place.path}/me/bookings`);
  await expect(page.getByRole('region', { name: 'Past and cancelled' })).toContainText(course.name);
});
