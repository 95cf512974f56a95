import { dayAfterStart, expect, place, test } from './fixtures.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

/** Eight days after the start, so that the time of day does not affect what can be booked. */
const day = dayAfterStart(8);

test(
  'keeps filters across reload, days and back, and adds the classes of another studio',
  { tag: '@desktop' },
  async ({ page }) => {
    const answer = await page.request.get(
      `/nox/public/v2/bookableitems/courses?organizationUnitId=${place.id}&startDate=${day}&endDate=${day}`,
      { headers },
    );
    const courses: { category: { name: string } | null }[] = await answer.json();
    const category = courses.find((course) => course.category)?.category?.name ?? '';
    const count = courses.filter((course) => course.category?.name === category).length;

    await page.goto(`${place.path}/course?day=${day}`);
    const content = page.locator('#content');
    const rows = content.getByRole('listitem');
    const chip = page.getByRole('button', { name: `${category} ${count}`, exact: true });
    await expect(rows).toHaveCount(courses.length);
    await chip.click();
    await expect(rows).toHaveCount(count);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('group', { name: 'Time of day' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: /^Show \d+ class/ }).click();

    await page.reload();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(count);
    await rows.first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/course\/\d+$/);
    await page.goBack();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await chip.click();
    await expect(rows).toHaveCount(courses.length);

    await page.goto(`${place.path}/course?day=${day}&studio=1002`);
    await expect(rows.filter({ hasText: 'Northside Hafen' }).first()).toBeVisible();
    await expect(rows.filter({ hasText: place.name }).first()).toBeVisible();
  },
);

test(
  'shows the days of a week side by side and opens the list of one of them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${place.path}/course?day=${day}`);
    await page.getByText('Week', { exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    const monday = page.locator('#content').getByRole('region').first();
    const course = monday.getByRole('listitem').first().getByRole('link');
    await expect(course).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await monday.getByRole('heading').getByRole('link').click();
    await expect(page).not.toHaveURL(/view=week/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
);

test(
  'opens a class beside the week at the scrolled position and closes it on back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(`${place.path}/course?day=${day}&view=week`);
    const monday = page.locator('#content').getByRole('region').first();
    const course = monday.getByRole('listitem').last().getByRole('link');
    await course.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await course.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'View details' })).toBeVisible();
    await expect(page).toHaveURL(/open=\d+/);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
    await expect(course).toBeFocused();
  },
);
