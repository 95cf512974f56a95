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

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  return [
    atMost('npm run gen, cold', await timed('gen', ['--force']), 20, 's'),
    atMost(
      'type check of the whole repository',
      await timed('typecheck', ['--force', '--only']),
      15,
      's',
    ),
  ];
}
