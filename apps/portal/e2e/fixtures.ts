import {
  type APIRequestContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { faultsOf } from './axe.ts';
import { start } from './clock.ts';
import { buyByCard, headers, headersOf } from './purchase.ts';
import { keepSent, sentBy } from './sent.ts';
import { choose, fillDay } from './answers.ts';

export { expect };

export interface Place {
  id: number;
  name: string;
  /** Address of the studio's pages. */
  path: string;
}

/** Address of a studio's pages. */
export const studioPath = (tenant: string, id: number): string =>
  `/studio/${Buffer.from(`${tenant}:${id}`).toString('base64')}`;

/** The studio at which the journeys are. */
export const place: Place = {
  id: 1001,
  name: 'Northside Mitte',
  path: studioPath('northside', 1001),
};

const password = 'sample-Passw0rd';

/** Chromium reports every answer from 400 on the console; these are part of the journey and no fault of the page. */
const expected = [
  /\/legalinfo\/[A-Z_]+\?/,
  /\/v1\/me\/info$/,
  /\/login$/,
  /\/finalize$/,
  /\/v1\/me\/studioconnects\//,
  /\/v2\/public\/quickregister\?/,
  /\/quickconnect\?/,
  /\/checkouts\/(?:course|single)-appointment$/,
];

/** What the browser and the portal say of what they do not load, parse or look for. */
const unloadable = [
  /^Executing inline script violates/,
  /^Loading the image '.*' violates/s,
  /^Not allowed to load local resource/,
  /^(?:Failed parsing 'srcset'|Dropped srcset candidate)/,
  /^The address holds ".*" where a number is expected/s,
];

/** Markup of a server is parsed apart from the page, where nothing ever runs; the browser reports what the policy says of it. */
export const isParsedApart = (message: ConsoleMessage): boolean =>
  message.text().includes('violates') && /\/sanitize-[^/]*\.js$/.test(message.location().url);

/** Fails when the page throws, or says something on the console that it should not. */
export const test = base.extend<{
  quiet: void;
  sent: void;
  answersCookies: boolean;
  declinesPush: boolean;
  inTrouble: boolean;
  world: void;
}>({
  /** The sandbox of this worker (playwright.config.ts). */
  baseURL: ({ browserName: _ }, provide, { parallelIndex }) =>
    provide(`http://localhost:${Number(process.env.E2E_PORT) + parallelIndex}`),
  /** The rows and the time with which each test begins. */
  world: [
    async ({ context, baseURL }, use) => {
      // First the browser, whose clock must not be behind the sandbox's: passTime moves that one forwards only.
      await context.clock.install({ time: start });
      const answer = await fetch(`${baseURL}/_reset`, { method: 'POST' });
      expect(answer.status, await answer.text()).toBe(200);
      await use();
    },
    { auto: true },
  ],
  /** Keeps what the portal sends, of all pages of the test. */
  sent: [
    async ({ context, baseURL }, use, { testId, project }) => {
      const { origin } = new URL(baseURL ?? '');
      const all: NonNullable<ReturnType<typeof sentBy>>[] = [];
      context.on('request', (request) => {
        const sent = sentBy(request, origin);
        if (sent) all.push(sent);
      });
      await use();
      keepSent(`${project.name}-${testId}`, all);
    },
    { auto: true },
  ],
  /** Requests fail on purpose; the browser's complaints about that are no fault of the page. */
  inTrouble: [false, { option: true }],
  /** Whoever tests something else has answered the cookie notice before. */
  answersCookies: [true, { option: true }],
  /** Whoever tests something else has been offered notifications before. */
  declinesPush: [true, { option: true }],
  quiet: [
    async ({ page, answersCookies, declinesPush, inTrouble }, use) => {
      const heard: string[] = [];
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
      // A page that says that there is nothing has the status that says so.
      const missing = new Set<string>();
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest())
          missing.add(response.url());
      });
      page.on('pageerror', (error) => heard.push(`${error.name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Said by Playwright itself wherever it keeps the worker away (playwright.config.ts).
        if (message.text().startsWith('Service Worker registration blocked')) return;
        // Only a test takes the network away.
        if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return;
        const { url } = message.location();
        if (inTrouble && unloadable.some((pattern) => pattern.test(message.text()))) return;
        if (inTrouble && isParsedApart(message)) return;
        if (
          message.text().startsWith('Failed to load resource') &&
          (inTrouble || missing.has(url) || expected.some((pattern) => pattern.test(url)))
        )
          return;
        heard.push(`${message.text()} ${url}`);
      });
      await use();
      // What was still asked for when the test ended is nobody's any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Expects no violation of WCAG 2.2 AA that axe finds, and no sideways scrolling. Runs in `npm run test:deep`; in `npm test`
 * `pages.test.ts` looks at each page once instead.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env.DEEP !== '1') return;
  await expectAccessibleNow(page);
}

/** Does so in `npm test`, too. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A link that is scrolled half under the header would be too small a target.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // What is fading in has not its contrast yet, and may begin to a moment after the click; a skeleton fades for ever.
    const isPassing = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const end = performance.now() + 3000;
    for (let quiet = 0; quiet < 3 && performance.now() < end; quiet += 1) {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const passing = document.getAnimations().filter(isPassing);
      if (passing.length > 0) quiet = -1;
      const soon = new Promise((over) => setTimeout(over, 500));
      await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), soon]);
    }
  });
  expect(await faultsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** The page is no wider than its window; says what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
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

/** The calendar day of the studio that many days after the start, `YYYY-MM-DD`. */
export function dayAfterStart(days: number): string {
  const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
  return berlin.format(new Date(start.getTime() + days * 86_400_000));
}

/** Moves the clocks of sandbox and browser forward; whatever the sandbox does by itself until then is done afterwards. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  const now = (await page.evaluate(() => Date.now())) + milliseconds;
  const answer = await page.request.post('/_clock', { data: { now: new Date(now).toISOString() } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.clock.fastForward(milliseconds);
}

export interface Listed {
  id: number;
  name: string;
  bookedParticipants: number;
  maxParticipants: number;
  slots: [{ startDateTime: string }];
}

/**
 * A paid class of the sample data with free places and nobody waiting.
 * @param inDays how many days after the start at the earliest; a class can be booked thirteen days ahead
 */
export async function aCourse(
  request: APIRequestContext,
  { id }: Pick<Place, 'id'>,
  { free = 4, inDays = 1 } = {},
): Promise<Listed> {
  const query = `organizationUnitId=${id}&startDate=${dayAfterStart(inDays)}&endDate=${dayAfterStart(13)}`;
  const response = await request.get(`/nox/public/v2/bookableitems/courses?${query}`, { headers });
  const courses: Listed[] = await response.json();
  const found = courses
    .filter(
      ({ maxParticipants, bookedParticipants }) => maxParticipants - bookedParticipants >= free,
    )
    .find(({ slots: [slot] }) => slot.startDateTime.slice(11, 16) === '09:30');
  if (!found) throw new Error(`The sample data have no class at 09:30 with ${free} free places.`);
  return found;
}

/** Books places as guests, who pay by card, until so many are left. */
export async function fillUp(
  request: APIRequestContext,
  course: Listed,
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

/** Logs in without a page: as somebody else, or where logging in is not what is tested. */
export async function actAs(
  request: APIRequestContext,
  username: string,
  tenant = 'northside',
): Promise<void> {
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const response = await request.post('/login', {
    data: { username, password },
    headers: { ...headersOf(tenant), Authorization: `Basic ${basic}` },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Books with what the member holds; answers the uuid of the booking. */
export async function bookAs(
  request: APIRequestContext,
  course: Listed,
  tenant = 'northside',
): Promise<string> {
  const headers = headersOf(tenant);
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

export async function cancelAs(
  request: APIRequestContext,
  uuid: string,
  tenant = 'northside',
): Promise<void> {
  const canceled = await request.delete(`/nox/v1/calendar/${uuid}`, { headers: headersOf(tenant) });
  expect(canceled.status()).toBe(200);
}

/** Logs in through the page; the page is left where login leads to. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills the contact step; what is known already is overwritten. `country` is what is chosen, where the names are others. */
export async function fillContact(page: Page, country: string | Locator = 'Germany') {
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  const values = {
    'First name': 'Vic',
    'Last name': 'Visitor',
    Street: 'Beispielweg',
    'House number': '3',
    'Postal code': '10115',
    Town: 'Berlin',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await fillDay(page, '1994-02-03');
  await choose(page, 'Country', country);
}
