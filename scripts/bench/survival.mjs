import { sandboxBench } from './lib/sandbox-bench.mjs';

export const title =
  'Two processes on one PostgreSQL, 300 mixed requests a second for a minute, one killed in the middle';

/**
 * What apps/sandbox/bench/survival.ts prints.
 * @typedef {object} Survival
 * @property {string} [skipped] why it did not run
 * @property {boolean} right
 * @property {number} requests
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p95 milliseconds
 * @property {number} brokenConnections of the process that was killed
 * @property {number} serverErrors
 * @property {number} bookings
 * @property {number} purchases
 * @property {string[]} wrong what did not hold
 */

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const [line] = await sandboxBench('survival');
  /** @type {Survival} */
  const survival = JSON.parse(line);
  const what = 'Two processes, one killed';
  const bar = 'nothing lost or twice, no 5xx, ≥ 290 a second';
  if (survival.skipped) return [{ what, value: `skipped: ${survival.skipped}`, bar, pass: false }];
  for (const wrong of survival.wrong) process.stderr.write(`${wrong}\n`);
  const lost = survival.right ? 'nothing lost or twice' : `${survival.wrong.length} wrong`;
  return [
    {
      what,
      value: `${lost} (${survival.bookings} bookings, ${survival.purchases} purchases), ${survival.serverErrors} × 5xx, ${survival.requests} answers at ${survival.perSecond} a second, half within ${survival.p50} ms, 95 % within ${survival.p95} ms; ${survival.brokenConnections} connections broke with the killed one`,
      bar,
      pass: survival.right && survival.perSecond >= 290,
    },
  ];
}
