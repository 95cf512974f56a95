import { run as runProgram } from '../lib/run.mjs';
import { atMost } from './lib/rows.mjs';

export const title = 'What logins cost, and how much 50 at once delay other calls';

/**
 * What apps/sandbox/bench/logins.ts prints.
 * @typedef {object} Logins
 * @property {number} processorMilliseconds of one login, the whole process
 * @property {number} quietMedian of another call while nobody logs in, in milliseconds
 * @property {number} busyMedian of another call while 50 log in at once
 */

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const { output } = await runProgram(process.execPath, ['apps/sandbox/bench/logins.ts']);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(output);
  /** @type {Logins} */
  const { processorMilliseconds, quietMedian, busyMedian } = JSON.parse(line);
  return [
    atMost('processor time of one login', processorMilliseconds, 150, 'ms'),
    atMost('delay of other calls by 50 logins at once', busyMedian / quietMedian, 2, 'times'),
  ];
}
