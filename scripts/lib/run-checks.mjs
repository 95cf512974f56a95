import { printLine } from './outcome.mjs';
import { pool } from './pool.mjs';
import { emptyTally, sumTallies } from './results.mjs';

/**
 * Runs checks that belong to no workspace and prints a line for each.
 * @param {import('../checks/index.mjs').Check[]} checks
 * @returns {Promise<import('./results.mjs').Tally>} each check counts as one
 */
export async function runChecks(checks) {
  for (const { before } of checks) await before?.();
  const tallies = await pool(checks, 2, async ({ name, title, run, again }) => {
    const startedAt = performance.now();
    const { passed, detail, output } = await run();
    printLine({
      status: passed ? 'passed' : 'failed',
      title,
      seconds: (performance.now() - startedAt) / 1000,
      detail,
      output,
      again: again ?? `npm run check -- ${name}`,
    });
    return { ...emptyTally(), passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  });
  return sumTallies(tallies);
}
