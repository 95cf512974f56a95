import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run as runProgram } from '../lib/run.mjs';
import { runTurbo } from '../lib/turbo.mjs';
import { atMost } from './lib/rows.mjs';

export const title = 'How long the tools take';

/**
 * @param {string} task
 * @param {string[]} flags
 * @returns {Promise<number>} seconds
 */
async function timed(task, flags) {
  const startedAt = performance.now();
  const { tasks, trouble } = await runTurbo([task], { flags });
  const failed = tasks.find(({ status }) => status !== 'passed');
  if (trouble || failed) throw new Error(`${task} failed: ${trouble ?? failed?.output}`);
  return (performance.now() - startedAt) / 1000;
}

/**
 * The contract tests of the tag with the largest pact.
 * @returns {Promise<{ tag: string, seconds: number }>}
 */
async function contractTests() {
  const pacts = globSync('*.json', { cwd: join(root, 'contracts/pacts') });
  const size = (/** @type {string} */ file) => statSync(join(root, 'contracts/pacts', file)).size;
  const largest = pacts.toSorted((a, b) => size(b) - size(a))[0];
  if (!largest) throw new Error('contracts/pacts is empty.');
  const tag = basename(largest, '.json');
  const { code, output, seconds } = await runProgram(
    'vitest',
    ['run', '--project', 'pacts', `calls/${tag}.calls.ts`],
    { cwd: join(root, 'contracts') },
  );
  if (code !== 0) throw new Error(output);
  return { tag, seconds };
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const gen = await timed('gen', ['--force']);
  const types = await timed('typecheck', ['--force', '--only']);
  const contracts = await contractTests();
  return [
    atMost('npm run gen, cold', gen, 20, 's'),
    atMost('type check of the whole repository', types, 15, 's'),
    atMost(`contract tests of one tag (${contracts.tag})`, contracts.seconds, 5, 's'),
  ];
}
