import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, findCourse, logInAs, passTime, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const day = 86_400_000;

/** Rows of the next dates of the member's weekly booking. */
const dates = (page: Page) =>
  page
    .getByRole('list', { name: 'Classes booked for you every week' })
    .getByRole('list')
    .getByRole('listitem');

test('books a class every week: open dates at once, the others when booking opens', async ({
  page,
}) => {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'member@northside.example');
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Every week' }).click();
  const sheet = page.getByRole('dialog', { name: 'Every week' });
  await expect(sheet.getByText('Up to 50% of the places')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await sheet.getByRole('button', { name: 'Book every week' }).click();
  await expect(sheet.getByText('From now on we book this class')).toBeVisible();
  await expect(sheet.getByText('We book it when booking opens').first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await sheet.getByRole('link', { name: 'Weekly bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly bookings' })).toBeVisible();
  await expect(dates(page).first()).toContainText('Booked');
  await expectAccessibleAtAllWidths(page);

  // The first date that is not open yet is skipped, the one after it is booked when its time comes.
  const pending = dates(page).filter({ hasText: 'We book it when booking opens' });
  const count = await pending.count();
  await pending.first().getByRole('button', { name: /^Skip/ }).click();
  await expect(pending).toHaveCount(count - 1);
  await expect(dates(page).getByText('Skipped')).toBeVisible();
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByText('Nothing new is booked until you resume.')).toBeVisible();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByText('Nothing new is booked until you resume.')).toBeHidden();
  await dates(page)
    .getByRole('button', { name: /^Book after all/ })
    .click();
  await expect(pending).toHaveCount(count);
  await passTime(page, 7 * day);
  await page.reload();
  await expect(pending).toHaveCount(count - 1);

  // The data that members can download contain it.
  const list = page.url();
  await page.goto(`${place.path}/me/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.tenants[0].standingBookings).toMatchObject([
    {
      name: course.name,
      dates: expect.arrayContaining([expect.objectContaining({ reason: null })]),
    },
  ]);
  expect(data.tenants[0].standingBookings[0].dates[0].day).toMatch(/^\d{4}-\d\d-\d\d$/);

  await page.goto(list);
  await page.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Choose “Every week” on a class' }),
  ).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
