import { logInAs, findCourse, expect, fillCourse, place, studioPath, test } from './fixtures.ts';
import { start } from './clock.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  "shows 'Oops!' instead of a blank page for an address without a valid studio",
  { tag: '@deep' },
  async ({ page }) => {
    page.removeAllListeners('console');
    for (const [what, address] of [
      ['no base64', '/studio/%25%25%25'],
      ['one part', '/studio/bm9ydGhzaWRl'],
      ['an unknown studio', studioPath('northside', 99_999)],
      ['an unknown tenant', `${studioPath('nowhere', 1001)}/course`],
      ['an unknown chain', '/studios/nowhere'],
      ['a tenant that cannot be', studioPath('North_Side', 1001)],
      ['a chain that cannot be', '/studios/North_Side'],
    ] as const)
      await test.step(what, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
        await expect(page.getByText('We don’t know this studio.')).toBeVisible();
        await expectAccessibleAtAllWidths(page);
      });
  },
);

test(
  'explains a class address without a number and links to all classes',
  { tag: '@deep' },
  async ({ page }) => {
    // The console reports the invalid address.
    page.removeAllListeners('console');
    await page.goto(`${place.path}/course/abc`);
    await expect(page.getByRole('main')).toContainText('This class is no longer available.');
    await expect(page.getByRole('link', { name: 'View all classes' })).toBeVisible();
  },
);

test('treats a 401 for the current user as a visitor', { tag: '@deep' }, async ({ page }) => {
  page.removeAllListeners('console');
  await page.route('**/v1/me/info', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto(place.path);
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});

test(
  'shows an error with a retry when the configuration of a brand without a tenant fails to load',
  { tag: '@deep' },
  async ({ page }) => {
    page.removeAllListeners('console');
    await page.route('**/v1/public/studios/finder-group/config', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto('/?s=finder-group');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/v1/public/studios/finder-group/config');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your studio');
  },
);

test('redirects a step without a stored slot to the course', { tag: '@deep' }, async ({ page }) => {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'visitor@northside.example');
  for (const step of [
    'offer/601/contact',
    'offer/601/payment',
    'offer/601/summary/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001',
    'option/801/summary',
  ]) {
    await page.goto(`${place.path}/booking/course/${course.id}/${step}`);
    await expect(page).toHaveURL(`${place.path}/course/${course.id}`);
  }
});

test('explains that the last place was taken while the form was open, keeps the input and offers other times', async ({
  page,
  playwright,
  baseURL,
}) => {
  const course = await findCourse(page.request, place);
  await logInAs(page.request, 'visitor@northside.example');
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: /^Change.*Contact/ }).click();
  await page.getByLabel('First name').fill('Vicky');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();

  await fillCourse(await playwright.request.newContext(baseURL ? { baseURL } : {}), course, 0);
  await page.getByLabel('New card').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Someone else was quicker').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other times' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.goto(page.url().replace(/\/payment.*$/, '/contact'));
  await expect(page.getByLabel('First name')).toHaveValue('Vicky');
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });

  test(
    'uses German, and keeps the input when the language changes',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(`${place.path}/login-register`);
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await page.getByLabel('E-Mail').fill('typed@northside.example');
      await expectAccessibleAtAllWidths(page);
      await page.getByLabel('Sprache').selectOption('en-GB');
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(
        'typed@northside.example',
      );
    },
  );
});

test.describe('on a device whose clock is a day fast', () => {
  test('offers a class that is still open', async ({ page, context }) => {
    const course = await findCourse(page.request, place);
    await context.clock.setSystemTime(new Date(start.getTime() + 26 * 3_600_000));
    await page.goto(`${place.path}/course/${course.id}`);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.goto(`${place.path}/course`);
    const today = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Berlin',
    }).format(start);
    // Late in the evening, the page opens on the next day with classes; today stays marked.
    await expect(page.getByRole('toolbar').locator('[aria-current]').first()).toContainText(today);
  });
});
