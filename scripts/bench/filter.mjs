import { setTimeout } from 'node:timers/promises';
import { withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost } from './lib/rows.mjs';

export const title = 'A filter over 2,000 courses, on a phone four times as slow as this machine';

const many = 2000;
const slowdown = 4;
/** After a click so long nothing is measured any more, in milliseconds. */
const rest = 800;
const filters = [/^Yoga/, /^Free places/, /^Strength/, /^Yoga/, /^Strength/, /^Free places/];

/**
 * The courses that the backend answers, again and again under ids of their own.
 * @param {import('playwright-core').Page} page
 * @param {string} day that all of them are on
 */
const answerMany = (page, day) =>
  page.route('**/bookableitems/courses?*', async (route) => {
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

/** Sums up layout shifts from here on, those after a click included. */
function countShifts() {
  const seen = { shifts: 0 };
  Object.assign(window, { seenShifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
  }).observe({ type: 'layout-shift' });
}

/**
 * Presses one chip after another.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<number[]>} milliseconds of script until the next picture, of each
 */
async function pressAll(page, devtools) {
  const scripted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const spent = [];
  for (const name of filters) {
    const chip = await page.getByRole('button', { name }).elementHandle();
    if (!chip) throw new Error(`There is no filter ${name}.`);
    const before = await scripted();
    await chip.evaluate(
      (button) =>
        new Promise((resolve) => {
          if (button instanceof HTMLElement) button.click();
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    spent.push((await scripted()) - before);
    await setTimeout(rest);
  }
  return spent;
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export const run = () =>
  withProduction(({ origin }) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 390, height: 844 },
      });
      const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await answerMany(page, day);
      await page.goto(`${origin}/studio/bm9ydGhzaWRlOjEwMDE=/course?day=${day}`);
      await page.getByRole('button', { name: /^Yoga/ }).waitFor();
      await setTimeout(rest);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(countShifts);
      const spent = (await pressAll(page, devtools)).toSorted((a, b) => a - b);
      const shifts = await page.evaluate(() => Reflect.get(window, 'seenShifts').shifts);
      const half = spent[Math.floor(spent.length / 2)] ?? Number.NaN;
      return [
        atMost('script until a filter shows, half of the clicks', half, 50, 'ms', 0),
        atMost('layout shift of six filters', shifts, 0.01, '', 3),
      ];
    }),
  );
