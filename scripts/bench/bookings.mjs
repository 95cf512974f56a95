import { sandboxBench } from './lib/sandbox-bench.mjs';

export const title = '500 members book one course of 10 places and 20 waiting-list places at once';

/**
 * What apps/sandbox/bench/bookings.ts prints, a line of JSON for each database.
 * @typedef {object} Rush
 * @property {string} database
 * @property {string} [skipped] why it did not run on this database
 * @property {boolean} right
 * @property {number} booked
 * @property {number} waiting
 * @property {boolean} dense the waiting list counts 1, 2, 3 … without a gap
 * @property {number} refused answered 409
 * @property {number} others answered anything else
 * @property {number} milliseconds
 */

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const lines = await sandboxBench('bookings');
  return lines.map((line) => {
    /** @type {Rush} */
    const rush = JSON.parse(line);
    const what = `500 simultaneous bookings on ${rush.database}`;
    const bar = '10 booked, 20 waiting in order, 470 × 409';
    if (rush.skipped) return { what, value: `skipped: ${rush.skipped}`, bar, pass: false };
    const order = rush.dense ? 'in order' : 'out of order';
    return {
      what,
      value: `${rush.booked} booked, ${rush.waiting} waiting ${order}, ${rush.refused} × 409, ${rush.others} others, ${(rush.milliseconds / 1000).toFixed(1)} s`,
      bar,
      pass: rush.right,
    };
  });
}
