import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from './run.mjs';
import { TurboEvents, withoutWrapping } from './turbo-events.mjs';

/**
 * @typedef {object} TaskOutcome
 * @property {string} id e.g. `@studio-portal/sdk#test`
 * @property {string} workspace package name
 * @property {string} task e.g. `test`
 * @property {string} directory relative to the root, e.g. `packages/sdk`
 * @property {'passed' | 'failed' | 'not run'} status `not run`: something it depends on failed
 * @property {boolean} cached
 * @property {number} seconds
 * @property {string} output
 */

/**
 * @typedef {object} TurboRun
 * @property {TaskOutcome[]} tasks those that have a script; nothing for workspaces without one
 * @property {string | undefined} trouble turbo's own words when turbo itself could not work
 */

/**
 * @typedef {object} PlannedTask
 * @property {string} taskId
 * @property {string} package
 * @property {string} task
 * @property {string} directory
 * @property {string} hash
 * @property {string} command `<NONEXISTENT>` when the workspace has no such script
 */

/**
 * What turbo would run: every task, with the hash of its inputs.
 * @param {string[]} tasks
 * @param {string[]} [flags] more turbo flags, e.g. `--filter=...`
 * @returns {Promise<PlannedTask[]>}
 * @throws {Error} with turbo's words when turbo.json or the workspaces are broken
 */
export async function planTurbo(tasks, flags = []) {
  const lines = /** @type {string[]} */ ([]);
  const { code, output } = await run('turbo', ['run', ...tasks, ...flags, '--dry-run=json'], {
    onLine: (line) => lines.push(line),
  });
  if (code !== 0) throw new Error(output.trim());
  const plan = JSON.parse(lines.join('\n'));
  return plan.tasks.filter(
    (/** @type {PlannedTask} */ task) => task.command !== '<NONEXISTENT>' && task.command !== '',
  );
}

/**
 * Runs workspace scripts through turbo, quietly.
 * @param {string[]} tasks
 * @param {object} [options]
 * @param {string[]} [options.flags] more turbo flags
 * @param {number} [options.concurrency] how many tasks at once; 2 unless said
 * @param {string[]} [options.args] arguments for the scripts themselves
 * @param {(id: string) => void} [options.onStart] sees each task as it starts; cached ones do not
 * @param {(id: string, text: string) => void} [options.onOutput] sees each line a task prints
 * @returns {Promise<TurboRun>}
 */
export async function runTurbo(
  tasks,
  { flags = [], concurrency = 2, args = [], onStart, onOutput } = {},
) {
  const events = new TurboEvents();
  const { code, output } = await run(
    'turbo',
    [
      'run',
      ...tasks,
      ...flags,
      '--json',
      '--summarize',
      '--continue=dependencies-successful',
      `--concurrency=${concurrency}`,
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    {
      onLine(line) {
        const event = events.read(line);
        if (event?.first) onStart?.(event.id);
        else if (event) onOutput?.(event.id, event.text);
      },
    },
  );
  if (!events.summaryFile) {
    return { tasks: [], trouble: [...events.complaints, output].join('\n').trim() };
  }
  const summary = JSON.parse(readFileSync(events.summaryFile, 'utf8'));
  rmSync(events.summaryFile, { force: true });
  /** @type {TaskOutcome[]} */
  const outcomes = [];
  for (const task of summary.tasks) {
    if (task.command === '<NONEXISTENT>' || task.command === '') continue;
    const { execution } = task;
    outcomes.push({
      id: task.taskId,
      workspace: task.package,
      task: task.task,
      directory: task.directory,
      status: !execution ? 'not run' : execution.exitCode === 0 ? 'passed' : 'failed',
      cached: task.cache.status === 'HIT',
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      output: execution ? withoutWrapping(readLog(task.logFile)) : '',
    });
  }
  const failed = outcomes.some((task) => task.status !== 'passed');
  // What turbo never came to, because something before it failed, is missing from its summary.
  if (failed) outcomes.push(...(await notRun(tasks, flags, outcomes)));
  return { tasks: outcomes, trouble: code !== 0 && !failed ? output.trim() : undefined };
}

/**
 * @param {string[]} tasks
 * @param {string[]} flags
 * @param {TaskOutcome[]} outcomes of what did run
 * @returns {Promise<TaskOutcome[]>} what should have run, too
 */
async function notRun(tasks, flags, outcomes) {
  const ran = new Set(outcomes.map(({ id }) => id));
  return (await planTurbo(tasks, flags))
    .filter(({ taskId }) => !ran.has(taskId))
    .map(({ taskId, package: workspace, task, directory }) => ({
      id: taskId,
      workspace,
      task,
      directory,
      status: 'not run',
      cached: false,
      seconds: 0,
      output: '',
    }));
}

/** @param {string} file relative to the root */
function readLog(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
