import {
  type APIRequestContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { today } from './appointments.ts';
import { findViolations } from './axe.ts';
import { start } from './clock.ts';
import { buyByCard, headers, tenantHeaders } from './purchase.ts';
import { saveSentRequests, summarizeRequest } from './sent.ts';
import { chooseOption, fillDate } from './formInputs.ts';

export { expect };

export interface Place {
  id: number;
  name: string;
  /** Path of the studio's pages. */
  path: string;
}

/** Returns the path of a studio's pages. */
export const studioPath = (tenant: string, id: number): string =>
  `/studio/${Buffer.from(`${tenant}:${id}`).toString('base64')}`;

/** Studio that most journeys use. */
export const place: Place = {
  id: 1001,
  name: 'Northside Mitte',
  path: studioPath('northside', 1001),
};

const password = 'sample-Passw0rd';

/** Calls whose error status is part of a journey; Chromium reports every status from 400 on the console. */
const expectedFailures = [
  /\/legalinfo\/[A-Z_]+\?/,
  /\/v1\/me\/info$/,
  /\/login$/,
  /\/finalize$/,
  /\/v1\/me\/studioconnects\//,
  /\/v2\/public\/quickregister\?/,
  /\/quickconnect\?/,
  // A member who has connected without a contract.
  /\/contract\/active\/main$/,
  /\/checkouts\/(?:course|single)-appointment$/,
  /\/vouchers\/validate$/,
];

/** Messages of the browser and the portal about things that they refuse to load, parse or look up. */
const refusedContent = [
  /^Executing inline script violates/,
  /^Loading the image '.*' violates/s,
  /^Not allowed to load local resource/,
  /^(?:Failed parsing 'srcset'|Dropped srcset candidate)/,
  /^The address holds ".*" where a number is expected/s,
];

/**
 * Tells whether a message comes from sanitizing server markup: nothing runs there, but the browser reports what
 * the policy blocks.
 */
export const isFromSanitizer = (message: ConsoleMessage): boolean =>
  message.text().includes('violates') && /\/sanitize-[^/]*\.js$/.test(message.location().url);

/** Fails when the page throws or writes an unexpected message to the console. */
export const test = base.extend<{
  noConsoleErrors: void;
  sent: void;
  answersCookies: boolean;
  declinesPush: boolean;
  allowsFailures: boolean;
  changesTexts: boolean;
  freshData: void;
}>({
  /** Sandbox of this worker (playwright.config.ts). */
  baseURL: ({ browserName: _ }, provide, { parallelIndex }) =>
    provide(`http://localhost:${Number(process.env.E2E_PORT) + parallelIndex}`),
  /** Resets data and time before each test. */
  freshData: [
    async ({ context, baseURL }, use) => {
      // Sets the browser's clock first, because it must not be behind the sandbox's: passTime only moves the
      // sandbox's clock forward.
      await context.clock.install({ time: start });
      const answer = await fetch(`${baseURL}/_reset`, { method: 'POST' });
      expect(answer.status, await answer.text()).toBe(200);
      await use();
    },
    { auto: true },
  ],
  /** Records what all pages of the test send. */
  sent: [
    async ({ context, baseURL }, use, { testId, project }) => {
      const { origin } = new URL(baseURL ?? '');
      const all: NonNullable<ReturnType<typeof summarizeRequest>>[] = [];
      context.on('request', (request) => {
        const sent = summarizeRequest(request, origin);
        if (sent) all.push(sent);
      });
      await use();
      saveSentRequests(`${project.name}-${testId}`, all);
    },
    { auto: true },
  ],
  /** Allows failed requests on the console, for tests that provoke them. */
  allowsFailures: [false, { option: true }],
  /** Allows the browser's texts to differ from those that the server rendered, for tests that change responses. */
  changesTexts: [false, { option: true }],
  /** Answers the cookie notice in advance, for tests about something else. */
  answersCookies: [true, { option: true }],
  /** Declines notifications in advance, for tests about something else. */
  declinesPush: [true, { option: true }],
  noConsoleErrors: [
    async ({ page, answersCookies, declinesPush, allowsFailures, changesTexts }, use) => {
      const messages: string[] = [];
      if (answersCookies)
        await page.addInitScript(() =>
          window.localStorage.setItem(
            'cookie-consent',
            '{"general":true,"stats":false,"chat":false,"utc":0}',
          ),
        );
      if (declinesPush)
        await page.addInitScript(() =>
          window.localStorage.setItem('push-offered', String(Date.now())),
        );
      // A page that reports missing content has status 404.
      const missing = new Set<string>();
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest())
          missing.add(response.url());
      });
      page.on('pageerror', (error) => {
        if (changesTexts && error.message.startsWith('Minified React error #418')) return;
        messages.push(`${error.name}: ${error.message}`);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Playwright itself logs this where it blocks the service worker (playwright.config.ts).
        if (message.text().startsWith('Service Worker registration blocked')) return;
        // Only a test disables the network.
        if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return;
        const { url } = message.location();
        if (allowsFailures && refusedContent.some((pattern) => pattern.test(message.text())))
          return;
        if (allowsFailures && isFromSanitizer(message)) return;
        if (
          message.text().startsWith('Failed to load resource') &&
          (allowsFailures ||
            missing.has(url) ||
            expectedFailures.some((pattern) => pattern.test(url)))
        )
          return;
        messages.push(`${message.text()} ${url}`);
      });
      await use();
      // Ignores requests that are still pending when the test ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Expects no violation of WCAG 2.2 AA according to axe, and no horizontal scrolling. Runs in `npm run test:deep`
 * only; in `npm test`, `pages.test.ts` checks each page once instead.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env.DEEP !== '1') return;
  await checkAccessibility(page);
}

/** Runs the checks of expectAccessible in `npm test`, too. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A link half scrolled under the header would be too small a target.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Waits for finite animations: contrast is too low while an element fades in, which may begin a moment after
    // the click. Skeletons animate endlessly.
    const isFiniteAnimation = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime !== Infinity;
    const end = performance.now() + 3000;
    for (let quiet = 0; quiet < 3 && performance.now() < end; quiet += 1) {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const running = document.getAnimations().filter(isFiniteAnimation);
      if (running.length > 0) quiet = -1;
      const timeout = new Promise((over) => setTimeout(over, 500));
      await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), timeout]);
    }
  });
  expect(await findViolations(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
}

/** Expects the page to be no wider than its window; lists the elements that stick out. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 150))
      .slice(-4);
  });
  expect(tooWide, `${page.url()} scrolls sideways`).toEqual([]);
}

/** Returns the calendar day of the studio a number of days after the start, `YYYY-MM-DD`. */
export function dayAfterStart(days: number): string {
  return new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Moves the clocks of sandbox and browser forward; the sandbox then does everything due by that time. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  const now = (await page.evaluate(() => Date.now())) + milliseconds;
  const answer = await page.request.post('/_clock', { data: { now: new Date(now).toISOString() } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.clock.fastForward(milliseconds);
}

/** Moves both clocks forward to an instant, in milliseconds since 1970. */
export async function passTimeUntil(page: Page, instant: number): Promise<void> {
  await passTime(page, instant - (await page.evaluate(() => Date.now())));
}

export interface ListedCourse {
  id: number;
  name: string;
  bookedParticipants: number;
  maxParticipants: number;
  slots: [{ startDateTime: string }];
}

/**
 * Finds a paid class of the sample data with free places and no waiting list.
 * @param inDays earliest day, counted from the start; a class can be booked thirteen days in advance
 */
export async function findCourse(
  request: APIRequestContext,
  { id }: Pick<Place, 'id'>,
  { free = 4, inDays = 1 } = {},
): Promise<ListedCourse> {
  const query = `organizationUnitId=${id}&startDate=${dayAfterStart(inDays)}&endDate=${dayAfterStart(13)}`;
  const response = await request.get(`/nox/public/v2/bookableitems/courses?${query}`, { headers });
  const courses: ListedCourse[] = await response.json();
  const found = courses
    .filter(
      ({ maxParticipants, bookedParticipants }) => maxParticipants - bookedParticipants >= free,
    )
    .find(({ slots: [slot] }) => slot.startDateTime.slice(11, 16) === '09:30');
  if (!found) throw new Error(`The sample data has no class at 09:30 with ${free} free places.`);
  return found;
}

/** Books places as guests who pay by card until the given number is left. */
export async function fillCourse(
  request: APIRequestContext,
  course: ListedCourse,
  left: number,
): Promise<void> {
  const guests = course.maxParticipants - course.bookedParticipants - left;
  for (let guest = 1; guest <= guests; guest++)
    await buyByCard(request, '/public', course.id, {
      firstname: 'Sample',
      lastname: 'Guest',
      email: `e2e-${guest}@sample.example`,
    });
}

/** Logs in without the page, for tests about something else or with another user. */
export async function logInAs(
  request: APIRequestContext,
  username: string,
  tenant = 'northside',
): Promise<void> {
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const response = await request.post('/login', {
    data: { username, password },
    headers: { ...tenantHeaders(tenant), Authorization: `Basic ${basic}` },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Lets the member book with an option in one tap, as after a first booking on this device. */
export const allowOneTapBooking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => window.localStorage.setItem('option-booked', 'true'));

/**
 * Books a class with the member's first valid booking option.
 * @returns uuid of the booking
 */
export async function bookCourse(
  request: APIRequestContext,
  course: ListedCourse,
  tenant = 'northside',
): Promise<string> {
  const headers = tenantHeaders(tenant);
  const options: { id: number; valid: boolean }[] = await (
    await request.get(`/nox/v1/bookingoptions?courseAppointmentId=${course.id}`, { headers })
  ).json();
  const bookingOptionId = options.find(({ valid }) => valid)?.id;
  const response = await request.post('/nox/v1/calendar/bookcourse', {
    data: { courseAppointmentId: course.id, bookingOptionId, joinWaitingList: false },
    headers,
  });
  expect(response.status(), await response.text()).toBe(201);
  const { uuid }: { uuid: string } = await response.json();
  return uuid;
}

export async function cancelBooking(
  request: APIRequestContext,
  uuid: string,
  tenant = 'northside',
): Promise<void> {
  const canceled = await request.delete(`/nox/v1/calendar/${uuid}`, {
    headers: tenantHeaders(tenant),
  });
  expect(canceled.status()).toBe(200);
}

/** Logs in through the page. Does not wait for the page that follows. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills the contact step of an item that is sold to a name, and overwrites known values. */
export async function fillName(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.getByLabel('First name').fill('Vic');
  await page.getByLabel('Last name').fill('Visitor');
}

/** Selects a new card at the payment step, also if a stored payment method folds the others. */
export async function chooseNewCard(page: Page): Promise<void> {
  const others = page.getByRole('button', { name: 'Pay another way' });
  const newCard = page.getByLabel('New card');
  await expect(others.or(newCard)).toBeVisible();
  if (await others.isVisible()) await others.click();
  await newCard.check();
}

/** Fills the contact step of any other item, and overwrites known values. */
export async function fillContact(page: Page): Promise<void> {
  await fillName(page);
  const values = {
    Street: 'Beispielweg',
    'House number': '3',
    'Postal code': '10115',
    Town: 'Berlin',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await fillDate(page, '1994-02-03');
  await chooseOption(page, 'Country', 'Germany');
}
