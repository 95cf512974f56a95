// Benchmarks of the portal in a browser.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../bootstrap/run.mjs';
import {
  limitedRow,
  measureFirstLoad,
  kilobytes,
  measureLoad,
  median,
  pool,
  createSession,
  withBrowser,
  withProduction,
} from './lib.mjs';

/** @typedef {import('./lib.mjs').Reader} Reader */

const windows = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

/**
 * The measured pages below the studio's home, their script limits in kB, and the users who are not redirected from them.
 * @type {{ what: string, path: string, most: number, by: readonly Reader[] }[]}
 */
const pages = [
  { what: 'home', path: '', most: 200, by: ['nobody', 'member'] },
  { what: 'courses', path: '/course', most: 265, by: ['nobody', 'member'] },
  { what: 'course', path: '/course/:id', most: 265, by: ['nobody', 'visitor', 'member'] },
  { what: 'finder', path: '/studios/northside', most: 265, by: ['nobody', 'member'] },
  { what: 'login', path: '/login-register', most: 240, by: ['nobody'] },
  { what: 'profile', path: '/me/settings/profile', most: 265, by: ['member'] },
  { what: 'settings', path: '/me/settings', most: 265, by: ['member'] },
  { what: 'my bookings', path: '/me/bookings', most: 265, by: ['member'] },
  { what: 'news', path: '/news', most: 265, by: ['nobody', 'member'] },
  { what: 'a step of a booking', path: '/course/:id', most: 265, by: ['visitor'] },
  { what: 'appointments', path: '/appointments', most: 265, by: ['nobody', 'member'] },
  { what: 'events', path: '/events', most: 265, by: ['nobody', 'member'] },
  { what: 'trial session', path: '/trial-session', most: 265, by: ['nobody'] },
  { what: 'reserve a visit', path: '/checkin-reservation', most: 265, by: ['nobody', 'member'] },
  { what: 'my payments', path: '/me/payments', most: 265, by: ['member'] },
];

/** Limit for what a page loads beyond the home page, in kB. */
const maxOverHome = 65;

const mostText = 12;
const mostFont = 60;

/**
 * Finds a bookable course: the sample data has a half-empty one at 09:30 every day.
 * @param {string} origin
 * @returns {Promise<number>} its id
 */
async function findCourse(origin) {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(
    `${origin}/nox/public/v2/bookableitems/courses?organizationUnitId=1001&startDate=${day}&endDate=${day}`,
    { headers: { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' } },
  );
  /** @type {{ id: number, slots: { startDateTime: string }[] }[]} */
  const courses = await answer.json();
  const course = courses.find(({ slots }) => slots[0]?.startDateTime.slice(11, 16) === '09:30');
  if (!course) throw new Error(`There is no course at 09:30 on ${day}.`);
  return course.id;
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
function measureBytes() {
  return withProduction(({ origin, studioHome }) =>
    withBrowser(async (browser) => {
      const id = await findCourse(origin);
      /** @type {Record<Reader, Awaited<ReturnType<typeof createSession>>>} */
      const sessions = {
        nobody: undefined,
        visitor: await createSession(browser, origin, 'visitor'),
        member: await createSession(browser, origin, 'member'),
      };
      const visits = pages.flatMap((page) =>
        page.by.flatMap((by) => windows.map((window) => ({ ...page, by, window }))),
      );
      // One per core: on a busy machine, pages get slow, and late requests would fall into the measured time.
      const visited = await pool(visits, 2, async ({ what, path, by, window }) => {
        const address = path.startsWith('/studios') ? origin : studioHome;
        const loaded = await measureLoad(
          browser,
          {
            viewport: window.viewport,
            ...(sessions[by] ? { storageState: sessions[by] } : {}),
          },
          `${address}${path.replace(':id', String(id))}`,
          what === 'a step of a booking' ? 'Continue' : undefined,
        );
        return { what, name: `${by}, ${window.name}`, ...loaded };
      });
      const most = (/** @type {(what: string) => boolean} */ of) =>
        Math.max(...visited.filter(({ what }) => of(what)).map(({ js }) => js));
      const overHome = most((what) => what !== 'home') - most((what) => what === 'home');
      const texts = Math.max(...visited.map(({ json }) => json));
      const fonts = Math.max(...visited.map(({ woff2 }) => woff2));
      return [
        ...pages.map(({ what, most }) => {
          const [first, ...others] = visited
            .filter((visit) => visit.what === what)
            .toSorted((a, b) => b.js - a.js);
          const row = limitedRow(`scripts: ${what}`, kilobytes(first?.js ?? Infinity), most, 'kB');
          const least = others.at(-1);
          const range = least ? `, ${kilobytes(least.js).toFixed(1)} (${least.name})` : '';
          const sent = kilobytes(first?.sent ?? Infinity);
          return {
            ...row,
            value: `${row.value} (${first?.name}${range}); ${sent.toFixed(1)} as sent, by Brotli`,
            missed:
              sent <= most
                ? 'within the bar as sent to browsers that accept Brotli.'
                : 'its forms have used react-hook-form and zod since the move to React; not reduced since.',
          };
        }),
        {
          ...limitedRow('scripts: the most over the home', kilobytes(overHome), maxOverHome, 'kB'),
          missed: 'the largest page of the rows above.',
        },
        {
          ...limitedRow('texts of a page, the most of these', kilobytes(texts), mostText, 'kB'),
          missed:
            'the home page is within the bar; pages with forms load the texts of further areas.',
        },
        limitedRow('fonts of a page, the most of these', kilobytes(fonts), mostFont, 'kB'),
      ];
    }),
  );
}

const many = 2000;
const slowdown = 4;
/** Time after a click before the next one, in milliseconds; measurement ends with it. */
const rest = 800;
const filters = [/^Yoga/, /^Free places/, /^Strength/, /^Yoga/, /^Strength/, /^Free places/];

/**
 * Multiplies the courses in the backend's response, with distinct ids.
 * @param {import('playwright-core').Page} page
 * @param {string} day day of all the courses
 */
const multiplyCourses = (page, day) =>
  page.route('**/bookableitems/courses/with-canceled?*', async (route) => {
    const response = await route.fetch();
    /** @type {{ slots: { startDateTime: string }[] }[]} */
    const answered = await response.json();
    const ofDay = answered.filter(({ slots }) => slots[0]?.startDateTime.startsWith(day));
    const json = Array.from({ length: many }, (_, index) => ({
      ...ofDay[Math.floor((index * ofDay.length) / many)],
      id: 100_000 + index,
    }));
    await route.fulfill({ response, json });
  });

/** Starts summing layout shifts, including those after a click. */
function countShifts() {
  const seen = { shifts: 0 };
  Object.assign(window, { seenShifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
  }).observe({ type: 'layout-shift' });
}

/**
 * Clicks an element.
 * @param {import('playwright-core').Locator} target
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<number>} milliseconds of script until the next frame
 */
async function click(target, devtools) {
  const scripted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const element = await target.elementHandle();
  if (!element) throw new Error(`There is no ${target.toString()}.`);
  const before = await scripted();
  await element.evaluate(
    (clicked) =>
      new Promise((resolve) => {
        if (clicked instanceof HTMLElement) clicked.click();
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const spent = (await scripted()) - before;
  await setTimeout(rest);
  return spent;
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
const measureFilter = () =>
  withProduction(({ origin }) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 390, height: 844 },
      });
      const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await multiplyCourses(page, day);
      await page.goto(`${origin}/studio/bm9ydGhzaWRlOjEwMDE=/course?day=${day}`);
      await page.getByRole('button', { name: /^Yoga/ }).waitFor();
      await setTimeout(rest);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(countShifts);
      /** @type {number[]} */
      const spent = [];
      for (const name of filters)
        spent.push(await click(page.getByRole('button', { name }), devtools));
      const shifts = await page.evaluate(() => Reflect.get(window, 'seenShifts').shifts);
      const course = page.locator('main a[href*="/course/"]').first();
      return [
        {
          ...limitedRow(
            'script until a filter shows, half of the clicks',
            median(spent),
            50,
            'ms',
            0,
          ),
          missed:
            'all rows of the list render again, of which the browser lays out only those in view.',
        },
        limitedRow('layout shift of six filters', shifts, 0.01, '', 3),
        limitedRow(
          'script until a click on a course is answered',
          await click(course, devtools),
          150,
          'ms',
          0,
        ),
      ];
    }),
  );

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureLocales() {
  const locales = globSync('*.json', { cwd: join(root, 'apps/portal/locales') }).map((file) =>
    basename(file, '.json'),
  );
  // The URL sets the language; the browser's own must not be loaded too.
  const loaded = await withProduction(({ studioHome }) =>
    withBrowser(async (browser) => {
      const texts = [];
      for (const locale of locales)
        texts.push({ locale, ...(await measureFirstLoad(browser, `${studioHome}?lo=${locale}`)) });
      return texts;
    }),
  );
  const [most] = loaded.toSorted((a, b) => b.json - a.json);
  if (!most) throw new Error('The portal has no languages.');
  return [
    limitedRow(
      `texts of the studio home, the most of ${locales.length} languages (${most.locale})`,
      kilobytes(most.json),
      mostText,
      'kB',
    ),
  ];
}

const rounds = 5;

/** Timeout for the service worker, in milliseconds. */
const workerTimeout = 60_000;

/**
 * Waits until the service worker has cached the portal's shell and the browser the data of the check-in page.
 * @param {import('playwright-core').Page} page
 * @param {string} home
 * @throws {Error} after the timeout
 */
async function waitForOfflineData(page, home) {
  const isKept = () =>
    page.evaluate(async (address) => {
      const worker = await navigator.serviceWorker.getRegistration();
      const frame = await caches.match(address);
      const answers = localStorage.getItem('kept-answers') ?? '';
      return Boolean(worker?.active && frame) && answers.includes('getActiveCheckin');
    }, new URL(home).pathname);
  const end = Date.now() + workerTimeout;
  while (!(await isKept())) {
    if (Date.now() > end) throw new Error('The portal did not store its offline data in time.');
    await setTimeout(250);
  }
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
function measureOffline() {
  return withProduction(({ origin, studioHome }) =>
    withBrowser(async (browser) => {
      const storageState = await createSession(browser, origin, 'member');
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
        ...(storageState ? { storageState } : {}),
      });
      const page = await context.newPage();
      await page.goto(studioHome);
      await waitForOfflineData(page, studioHome);
      await context.setOffline(true);
      const code = page.getByRole('img', { name: /^Your check-in code for / });
      /** @type {number[]} */
      const times = [];
      for (let round = 0; round < rounds; round++) {
        await page.goto('about:blank');
        const from = performance.now();
        await page.goto(`${studioHome}/selfservice/check-in`);
        await code.waitFor();
        times.push((performance.now() - from) / 1000);
      }
      await context.close();
      return [
        limitedRow(
          `check-in without a network, until its code is there (median of ${rounds})`,
          median(times),
          1,
          's',
          2,
        ),
      ];
    }),
  );
}

/** @type {Record<string, import('./lib.mjs').Benchmark>} */
export const benchmarks = {
  bytes: {
    title:
      'All that a page has loaded 10 s after it came, gzipped; the most of phone and desktop, logged in and out',
    run: measureBytes,
  },
  filter: {
    title: 'A filter over 2,000 courses, on a phone four times as slow as this machine',
    run: measureFilter,
  },
  locales: { title: 'Texts of the first paint, gzipped, in each language', run: measureLocales },
  offline: { title: 'The code for the door, opened anew without a network', run: measureOffline },
};
