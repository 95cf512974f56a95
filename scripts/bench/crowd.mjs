import { sandboxBench } from './lib/sandbox-bench.mjs';

export const title =
  '2,000 members at once, over 20 courses and 200 times, at two processes on one PostgreSQL';

/**
 * What apps/sandbox/bench/crowd.ts prints of each round.
 * @typedef {object} Round
 * @property {boolean} kills whether a process was killed in the middle
 * @property {boolean} right
 * @property {number} seconds
 * @property {number} confirmed
 * @property {number} refused
 * @property {number} broken connections of the process that was killed
 * @property {string[]} wrong what did not hold
 */

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const [line] = await sandboxBench('crowd');
  /** @type {{ skipped?: string, rounds: Round[] }} */
  const { skipped, rounds } = JSON.parse(line);
  const bar = 'nothing taken twice, nothing lost, each answer a booking or a 409';
  if (skipped) return [{ what: title, value: `skipped: ${skipped}`, bar, pass: false }];
  return rounds.map(({ kills, right, seconds, confirmed, refused, broken, wrong }) => {
    for (const one of wrong) process.stderr.write(`${one}\n`);
    const held = right ? 'all holds' : `${wrong.length} wrong`;
    const killed = kills ? `, ${broken} connections broke` : '';
    return {
      what: `2,000 at once${kills ? ', one process killed' : ''}`,
      value: `${held}: ${confirmed} confirmed, ${refused} refused${killed}, ${seconds} s`,
      bar,
      pass: right,
    };
  });
}
