import { run } from '../lib/run.mjs';

/**
 * Fails on files, exports and dependencies that nothing uses, and on dependencies that are used but
 * not named.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkUnused() {
  const { code, output } = await run('knip', ['--no-progress']);
  return code === 0 ? { passed: true } : { passed: false, output };
}
