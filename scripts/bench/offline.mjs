import { setTimeout } from 'node:timers/promises';
import { withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost, median } from './lib/rows.mjs';
import { sessionOf } from './lib/session.mjs';

export const title = 'The code for the door, opened anew without a network';

const rounds = 5;

/** How long the worker is waited for, in milliseconds. */
const patience = 60_000;

/**
 * Waits until the worker has the frame of the portal, and the browser what the check-in page shows.
 * @param {import('playwright-core').Page} page
 * @param {string} home
 * @throws {Error} when that does not come
 */
async function kept(page, home) {
  const isKept = () =>
    page.evaluate(async (address) => {
      const worker = await navigator.serviceWorker.getRegistration();
      const frame = await caches.match(address);
      const answers = localStorage.getItem('kept-answers') ?? '';
      return Boolean(worker?.active && frame) && answers.includes('getActiveCheckin');
    }, new URL(home).pathname);
  const end = Date.now() + patience;
  while (!(await isKept())) {
    if (Date.now() > end) throw new Error('The portal keeps nothing for a time without a network.');
    await setTimeout(250);
  }
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export function run() {
  return withProduction(({ origin, studioHome }) =>
    withBrowser(async (browser) => {
      const storageState = await sessionOf(browser, origin, 'member');
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
        ...(storageState ? { storageState } : {}),
      });
      const page = await context.newPage();
      await page.goto(studioHome);
      await kept(page, studioHome);
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
        atMost(
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
