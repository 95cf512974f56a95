import { compareFiles, hashFiles } from '../lib/hash-files.mjs';

const folders = ['contracts/pacts'];

/** @returns {Map<string, string>} the pacts as they are now */
export const readPacts = () => hashFiles(folders);

/**
 * Fails when the contract tests have just written other pacts than the committed ones: a backend
 * team verifies the committed ones.
 * @param {Map<string, string>} before taken before the contract tests ran
 * @returns {import('./index.mjs').CheckResult}
 */
export function checkPacts(before) {
  const differences = compareFiles(before, readPacts());
  if (differences.length === 0) return { passed: true, detail: `${before.size} files` };
  return {
    passed: false,
    output: [
      'The contract tests write other pacts than those that are committed:',
      ...differences.map((line) => `  ${line}`),
      'Commit what they wrote.',
    ].join('\n'),
  };
}
