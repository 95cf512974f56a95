/** Widgets on websites that are not the portal: the sample website, and pages of other origins. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import {
  checkAccessibility,
  dayAfterStart,
  expect,
  findCourse,
  logIn,
  logInAs,
  place,
  test,
} from './fixtures.ts';
import { readLayoutShift, recordLayoutShifts } from './layoutShifts.ts';

const studio = place.path.split('/').at(-1) ?? '';

/** The address of this machine that is another origin than `localhost`. */
const website = (portal: string | undefined) => (portal ?? '').replace('localhost', '127.0.0.1');

const script = '/widgets/studio-widgets.js';

/** Lets a website show the widgets of the studio, as its staff does. */
async function allowWebsite(page: Page, origin: string) {
  const answer = await page.request.post('/desk/1001/allowWebsites', {
    form: { websites: origin },
  });
  expect(answer.status()).toBe(200);
}

/** Opens a page of another origin that has the script of the widgets, after the studio has allowed it. */
async function openWebsite(page: Page, portal: string | undefined, body: string) {
  await allowWebsite(page, website(portal));
  await openForeignWebsite(page, portal, body);
}

/** Opens such a page. */
async function openForeignWebsite(page: Page, portal: string | undefined, body: string) {
  const address = `${website(portal)}/classes`;
  await page.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Website</title><script type="module" src="${portal ?? ''}${script}" data-studio="${studio}"></script>${body}</html>`,
    }),
  );
  await page.goto(`${address}?name=private`);
}

// A page that a test makes up is on the internet, as far as the browser knows, and the portal on this machine.
test.use({ permissions: ['local-network-access'] });

const bookLinks = (page: Page) => page.getByRole('link', { name: /^Book ?: / });

const sampleWidths = [320, 1440];

async function openSampleWebsite(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/sample-website');
  await expect(bookLinks(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a trial session' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View membership ?: / }).first()).toBeVisible();
}

test('fill the room that the sample website keeps for them, under a strict policy', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  for (const width of sampleWidths) {
    await openSampleWebsite(page, width);
    expect(await readLayoutShift(page), `shift at ${width}`).toBeLessThan(0.02);
  }
});

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true });

  test('are accessible', async ({ page }) => {
    for (const width of sampleWidths) {
      await openSampleWebsite(page, width);
      await checkAccessibility(page);
    }
  });
});

test('load as one small script, and the timetable as one answer without a preflight', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) return;
    calls.push(pathname);
    // A header beyond those of the Fetch standard would make the browser ask first.
    const own = Object.keys(request.headers()).filter((name) => name.startsWith('x-'));
    expect(own).toEqual([]);
  });
  await openWebsite(page, baseURL, '<studio-timetable></studio-timetable>');
  await expect(bookLinks(page).first()).toBeVisible();
  expect(calls).toEqual(['/v1/public/widgets/1001/timetable']);
  const code = await (await page.request.get(script)).body();
  expect(gzipSync(code).length).toBeLessThanOrEqual(160_000);
});

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Returns a day, counted from the start: "Wednesday 25 November". */
const dayText = (days: number) => dayFormat.format(new Date(dayAfterStart(days)));

test('show days and weeks in place, by keyboard too', async ({ page, baseURL }) => {
  await openWebsite(page, baseURL, '<studio-timetable></studio-timetable>');
  const firstDay = page.getByRole('heading', { level: 3 }).first();
  // Late in the evening that of tomorrow.
  const opening = (await firstDay.textContent()) ?? '';
  // In the strip a comma follows the weekday.
  await page.getByRole('link', { name: new RegExp(dayText(2).replace(' ', ',? ')) }).click();
  await expect(firstDay).toHaveText(dayText(2));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(firstDay).toHaveText(dayText(3));
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^${dayText(3).replace(' ', ',? ')} .+ class`),
  );
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(firstDay).toHaveText(dayText(7));
  await expect(page.getByRole('link', { name: 'Next week' })).toBeFocused();
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(firstDay).toHaveText(opening);
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) await more.press('Enter');
  await expect(page.locator('studio-timetable :focus').getByRole('list').first()).toBeVisible();
  expect(page.url()).toContain(website(baseURL));
});

test('lead to the checkout and back, and name nothing personal', async ({ page, baseURL }) => {
  const { id } = await findCourse(page.request, place);
  await openWebsite(page, baseURL, '<studio-timetable></studio-timetable>');
  const href = (await bookLinks(page).first().getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('back')).toBe(`${website(baseURL)}/classes`);

  await page.goto(href.replace(/course\/\d+/, `course/${id}`));
  const back = page.getByRole('link', { name: `Back to ${new URL(website(baseURL)).host}` });
  await expect(back).toHaveAttribute('href', `${website(baseURL)}/classes`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await expect(back).toBeVisible();
  await page.getByLabel('New card').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `Back to ${new URL(website(baseURL)).host}` })
    .click();
  await expect(page).toHaveURL(`${website(baseURL)}/classes`);
});

test('never lead to a website that the studio has not allowed', async ({ page, baseURL }) => {
  const origins = page.waitForResponse('**/widgets/1001/origins');
  await page.goto(`${place.path}/course?back=${website(baseURL)}/phishing`);
  await origins;
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to 127/ })).toHaveCount(0);
});

test.describe('on a foreign website', () => {
  test.use({ allowsFailures: true });

  test('say that it is not allowed', async ({ page, baseURL }) => {
    await openForeignWebsite(page, baseURL, '<studio-offers></studio-offers>');
    await expect(page.getByRole('alert')).toContainText(
      'The studio hasn’t allowed this website to show this.',
    );
    await expect(page.getByRole('link', { name: 'To the studio page' })).toBeVisible();
  });
});

test('look and read the same whatever styles the website has', async ({ page, baseURL }) => {
  const hostile = `<style>
    * { display: none !important; color: red !important; font: 60px/1 cursive !important; opacity: 0 !important; transform: rotate(9deg) !important }
    html, body { display: block !important; opacity: 1 !important; transform: none !important }
    html { font-size: 62.5% !important }
    a, button, li { text-transform: uppercase; visibility: hidden }
  </style>`;
  const shape = async () => {
    const link = bookLinks(page).first();
    await expect(link).toBeVisible();
    return link.evaluate((element) => {
      const { fontSize, fontFamily, textTransform, color } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { fontSize, fontFamily, textTransform, color, width, height };
    });
  };
  await openWebsite(page, baseURL, '<studio-timetable></studio-timetable>');
  const plain = await shape();
  await page.unrouteAll();
  await openWebsite(page, baseURL, `${hostile}<studio-timetable></studio-timetable>`);
  expect(await shape()).toEqual(plain);
});

test.describe('on a page with another React', () => {
  // The portal's own policy has no place for the styles of a widget.
  test.use({ bypassCSP: true });

  test('render beside it', async ({ page }) => {
    await page.goto(`${place.path}/vouchers`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      async ({ source, id }) => {
        const element = document.createElement('studio-timetable');
        element.dataset.studio = id;
        document.body.append(element);
        await import(source);
      },
      { source: script, id: studio },
    );
    await expect(bookLinks(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByRole('menu').first()).toBeVisible();
  });
});

test('set no cookies and store nothing, also for members', async ({ page, baseURL }) => {
  await logInAs(page.request, 'member@northside.example');
  const before = await page.context().cookies();
  const all = '<studio-trial></studio-trial><studio-timetable></studio-timetable>';
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/')) sent.push(request);
  });
  await openWebsite(page, baseURL, all);
  await expect(bookLinks(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a trial session' })).toBeVisible();
  const cookies = await Promise.all(sent.map((request) => request.headerValue('cookie')));
  expect(cookies.filter((cookie) => cookie !== null)).toEqual([]);
  expect(await page.context().cookies()).toEqual(before);
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      // Set by the test itself (fixtures.ts).
      (key) => key !== 'cookie-consent' && key !== 'push-offered',
    ),
  );
  expect(stored).toEqual([]);
});
