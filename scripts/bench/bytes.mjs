import { pool } from '../lib/pool.mjs';
import { loadedBy, withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost, kilobytes } from './lib/rows.mjs';
import { sessionOf } from './lib/session.mjs';

export const title =
  'All that a page has loaded 10 s after it came, gzipped; the most of phone and desktop, logged in and out';

/** @typedef {import('./lib/session.mjs').Reader} Reader */

const windows = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

/**
 * The pages, below the studio's home; what each may load of scripts, in kB; who is sent elsewhere does not read it.
 * @type {{ what: string, path: string, most: number, by: readonly Reader[] }[]}
 */
const pages = [
  { what: 'home', path: '', most: 180, by: ['nobody', 'member'] },
  { what: 'courses', path: '/course', most: 220, by: ['nobody', 'member'] },
  { what: 'course', path: '/course/:id', most: 220, by: ['nobody', 'visitor', 'member'] },
  { what: 'finder', path: '/studios/northside', most: 220, by: ['nobody', 'member'] },
  { what: 'login', path: '/login-register', most: 220, by: ['nobody'] },
  { what: 'profile', path: '/me/settings/profile', most: 220, by: ['member'] },
  { what: 'settings', path: '/me/settings', most: 220, by: ['member'] },
  { what: 'my bookings', path: '/me/bookings', most: 220, by: ['member'] },
  { what: 'news', path: '/news', most: 220, by: ['nobody', 'member'] },
  { what: 'a step of a booking', path: '/course/:id', most: 220, by: ['visitor'] },
  { what: 'appointments', path: '/appointments', most: 220, by: ['nobody', 'member'] },
  { what: 'events', path: '/events', most: 220, by: ['nobody', 'member'] },
  { what: 'trial session', path: '/trial-session', most: 220, by: ['nobody'] },
  { what: 'reserve a visit', path: '/checkin-reservation', most: 220, by: ['nobody', 'member'] },
  { what: 'my payments', path: '/me/payments', most: 220, by: ['member'] },
];

/** No page may load more than this on top of what the home page does, in kB. */
const mostOverHome = 60;

const mostText = 10;
const mostFont = 60;

/**
 * A course that can be bought: the sample data have a half-empty one at 09:30 every day.
 * @param {string} origin
 * @returns {Promise<number>} its id
 */
async function courseAt(origin) {
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

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export function run() {
  return withProduction(({ origin, studioHome }) =>
    withBrowser(async (browser) => {
      const id = await courseAt(origin);
      /** @type {Record<Reader, Awaited<ReturnType<typeof sessionOf>>>} */
      const sessions = {
        nobody: undefined,
        visitor: await sessionOf(browser, origin, 'visitor'),
        member: await sessionOf(browser, origin, 'member'),
      };
      const visits = pages.flatMap((page) =>
        page.by.flatMap((by) => windows.map((window) => ({ ...page, by, window }))),
      );
      // One a core: on a busy machine a page comes late, and what loads long after it falls into the time that is looked at.
      const visited = await pool(visits, 2, async ({ what, path, by, window }) => {
        const address = path.startsWith('/studios') ? origin : studioHome;
        const loaded = await loadedBy(
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
          const row = atMost(`scripts: ${what}`, kilobytes(first?.js ?? Infinity), most, 'kB');
          const least = others.at(-1);
          const range = least ? `, ${kilobytes(least.js).toFixed(1)} (${least.name})` : '';
          const sent = `${kilobytes(first?.sent ?? Infinity).toFixed(1)} as sent, by Brotli`;
          return { ...row, value: `${row.value} (${first?.name}${range}); ${sent}` };
        }),
        atMost('scripts: the most over the home', kilobytes(overHome), mostOverHome, 'kB'),
        atMost('texts of a page, the most of these', kilobytes(texts), mostText, 'kB'),
        atMost('fonts of a page, the most of these', kilobytes(fonts), mostFont, 'kB'),
      ];
    }),
  );
}
