import { run } from '../lib/run.mjs';

/**
 * Fails when a file is not formatted the way oxfmt writes it.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkFormat() {
  const { code, output } = await run('oxfmt', ['--check', '.']);
  if (code === 0) return { passed: true };
  return {
    passed: false,
    output: `${output.trim()}\n'npm run check -- format --fix' writes them.`,
  };
}
