import { chooseOption, fillDate } from './formInputs.ts';
import { logInAs, findCourse, expect, expectAccessible, place, test } from './fixtures.ts';

test('asks only for missing details before a booking, once, and continues where it was', async ({
  page,
}) => {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'incomplete@northside.example');
  await page.goto(`${place.path}/course/${course.id}`);
  await expect(page.getByText('Included in Premium')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'A few details are missing' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await expectAccessible(page);

  for (const [colorScheme, locale] of [
    ['light', 'de-DE'],
    ['dark', 'hu-HU'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${page.url().split('?')[0]}?lo=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${page.url().split('?')[0]}?lo=en-GB`);

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your street');
  await fillDate(page, '1990-05-17');
  await page.getByLabel('Street').fill('Beispielweg');
  await page.getByLabel('House number').fill('7');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Town or city').fill('Berlin');
  await chooseOption(page, 'Country', 'Germany');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
});

test(
  'tells a refused member on the home page and wherever the studio refuses bookings',
  { tag: '@deep' },
  async ({ page }) => {
    const course = await findCourse(page.request, place);
    await logInAs(page.request, 'refused@northside.example');
    await page.goto(place.path);
    const notice = page.getByRole('status').filter({ hasText: 'can’t enter the studio' });
    await expect(notice).toContainText('You have an unpaid balance;');
    await expect(notice).toContainText('you can’t book until');
    await expect(page.getByRole('region', { name: 'Check-in' })).toHaveCount(0);
    await expectAccessible(page);
    const noBooking = page.getByRole('status').filter({ hasText: 'can’t book at the moment' });
    for (const list of ['course', 'events']) {
      await page.goto(`${place.path}/${list}`);
      await expect(noBooking).toHaveCount(1);
      await expect(page.getByRole('link', { name: /^(Book|Join waiting list)\b/ })).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto(`${place.path}/checkin-reservation`);
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Reserve visit/ })).toHaveCount(0);
    await page.goto(`${place.path}/course/${course.id}`);
    await expect(noBooking).toContainText('you can’t book until');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    await expectAccessible(page);
  },
);
