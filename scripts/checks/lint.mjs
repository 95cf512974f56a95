import { buildSdk } from '../lib/build.mjs';
import { run } from '../lib/run.mjs';

/**
 * Fails on everything oxlint reports, warnings included.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkLint() {
  // The rules that know types read the SDK's declarations, which a fresh clone does not have yet.
  await buildSdk();
  const { code, output } = await run('oxlint', ['--type-aware', '--deny-warnings']);
  return code === 0 ? { passed: true } : { passed: false, output };
}
