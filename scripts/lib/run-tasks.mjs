import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { heartbeat } from './heartbeat.mjs';
import { printLine, printOutcome } from './outcome.mjs';
import { emptyTally, readTally, sumTallies } from './results.mjs';
import { runTurbo } from './turbo.mjs';
import { workspaces } from './workspaces.mjs';

/** Removes the result files of earlier runs, so that only this run's (or turbo's cache) count. */
export function forgetResults() {
  for (const { folder } of workspaces()) {
    rmSync(join(root, folder, '.results'), { recursive: true, force: true });
  }
}

/**
 * What a task counts for: its result file, or one when it has none. A task that failed although
 * its tests did not (a crash after the last test) counts as one failure more.
 * @param {import('./turbo.mjs').TaskOutcome} task
 * @returns {import('./results.mjs').Tally}
 */
function tallyOf(task) {
  if (task.status === 'not run') return { ...emptyTally(), failed: 1 };
  const tally = readTally(join(root, task.directory, '.results', `${task.task}.json`));
  const passed = task.status === 'passed';
  if (!tally) return { ...emptyTally(), passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  return passed ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
}

/** @param {import('./turbo.mjs').TaskOutcome} task */
const hasTests = ({ task }) => ['test', 'contracts', 'verify-sandbox', 'e2e'].includes(task);

/** @param {import('./results.mjs').Tally} tally */
const inWords = ({ passed, failed, skipped }) =>
  [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped.length > 0 && `${skipped.length} skipped`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Runs workspace scripts and prints a line for each; the scripts they depend on get one too, the
 * first time they are met.
 * @param {string[]} tasks
 * @param {object} options
 * @param {Set<string>} options.seen ids of tasks that were counted before; grows
 * @param {number} [options.concurrency]
 * @returns {Promise<import('./results.mjs').Tally>}
 */
export async function runTasks(tasks, { seen, concurrency }) {
  const beat = heartbeat();
  const { tasks: outcomes, trouble } = await runTurbo(tasks, {
    concurrency,
    onStart: beat.saw,
    onOutput: beat.saw,
  });
  beat.stop();
  if (trouble) {
    printLine({ status: 'failed', title: `turbo run ${tasks.join(' ')}`, output: trouble });
    return { ...emptyTally(), failed: 1 };
  }
  const fresh = outcomes.filter(({ id, task }) => !seen.has(id) && task !== 'gen');
  for (const { id } of fresh) seen.add(id);
  return sumTallies(
    fresh.map((task) => {
      const tally = tallyOf(task);
      printOutcome(task, hasTests(task) && task.status !== 'not run' ? inWords(tally) : undefined);
      return tally;
    }),
  );
}
