import { run } from '../lib/run.mjs';

/**
 * Fails on everything oxlint reports, warnings included.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkLint() {
  const { code, output } = await run('oxlint', ['--type-aware', '--deny-warnings']);
  return code === 0 ? { passed: true } : { passed: false, output };
}
