import { stripVTControlCharacters } from 'node:util';

/** Printing what came of a check or a task: one calm line, and the whole output when it failed. */

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (/** @type {number} */ code, /** @type {string} */ text) =>
  colour ? `\u001B[${code}m${text}\u001B[0m` : text;

/**
 * @param {number} seconds
 * @returns {string} e.g. `0.4 s`, `2 min 05 s`
 */
export function duration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * The command that repeats one task alone.
 * @param {{ workspace: string, task: string }} task
 */
function reproduce({ workspace, task }) {
  if (task === 'e2e') return 'npm run e2e';
  if (task === 'contracts' || task === 'verify-sandbox') return 'npm run contracts';
  if (task === 'gen') return 'npm run gen';
  return `npx turbo run ${task} --filter=${workspace}`;
}

/**
 * @typedef {object} Line
 * @property {'passed' | 'failed' | 'not run'} status
 * @property {string} title e.g. `packages/sdk  test`
 * @property {number} [seconds]
 * @property {string} [detail] e.g. `48 passed`
 * @property {string} [output] printed when the check failed
 * @property {string} [again] the command that repeats it, printed when the check failed
 */

/** @param {Line} line */
export function printLine({ status, title, seconds, detail, output, again }) {
  const mark = { passed: paint(32, '✓'), failed: paint(31, '✗'), 'not run': paint(33, '-') }[
    status
  ];
  const time = seconds === undefined ? '' : duration(seconds).padStart(12);
  process.stdout.write(`  ${mark} ${title.padEnd(32)}${time}${detail ? `  ${detail}` : ''}\n`);
  if (status !== 'failed') return;
  // turbo makes its tasks write colours even where nobody can see them.
  const said = (colour ? output : stripVTControlCharacters(output ?? ''))?.trim();
  if (said) process.stdout.write(`\n${said.replaceAll(/^/gm, '      ')}\n\n`);
  if (again) process.stdout.write(`      again: ${again}\n\n`);
}

/**
 * Prints what came of a workspace's script.
 * @param {import('./turbo.mjs').TaskOutcome} task
 * @param {string} [detail]
 */
export function printOutcome(task, detail) {
  printLine({
    status: task.status,
    title: `${task.directory}  ${task.task}`,
    seconds: task.seconds,
    detail: [
      task.status === 'not run' ? 'not run: see what failed above' : '',
      task.cached ? 'cached' : '',
      detail,
    ]
      .filter(Boolean)
      .join(', '),
    output: task.output,
    again: reproduce(task),
  });
}
