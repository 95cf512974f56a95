import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../lib/run.mjs';
import { goneBetween } from './gone.mjs';

/**
 * @typedef {object} Change a change as `redocly diff --format json` reports it
 * @property {string} path of the first place at which it shows
 * @property {string} [property]
 * @property {string} impact
 * @property {{ message: string, location: { pointer: string } }[]} verdicts
 */

const unescaped = (/** @type {string} */ pointer) =>
  pointer.replace(/^#\//, '').replaceAll('/', ' ').replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Where it stands in the description, which is the same line whichever call shows it first, and what it is.
 * @param {Change} change
 */
const inWords = ({ path, verdicts }) => {
  const [{ message, location } = { message: 'It breaks.', location: { pointer: path } }] = verdicts;
  return `${unescaped(location.pointer)}: ${message}`;
};

/**
 * What breaks users of a released description, one line each.
 * @param {string} releasedFile
 * @param {string} file of the description as it is
 * @returns {Promise<string[]>}
 * @throws {Error} with what Redocly printed when it could not compare them
 */
export async function breaksBetween(releasedFile, file) {
  const folder = mkdtempSync(join(tmpdir(), 'breaking-'));
  const report = join(folder, 'report.json');
  const config = join(root, 'scripts/breaking/redocly.yaml');
  try {
    const { code, output } = await run('redocly', [
      'diff',
      releasedFile,
      file,
      '--config',
      config,
      '--lint-config',
      'off',
      '--format',
      'json',
      '--output',
      report,
      '--fail-on',
      'none',
    ]);
    if (code !== 0) throw new Error(output);
    /** @type {{ changes: Change[] }} */
    const { changes } = JSON.parse(readFileSync(report, 'utf8'));
    const majors = changes.filter(({ impact }) => impact === 'major');
    return [
      // Values that an enum has lost are told below, wherever it stands.
      ...majors.filter(({ property }) => property !== 'enum').map(inWords),
      ...goneBetween(
        JSON.parse(readFileSync(releasedFile, 'utf8')),
        JSON.parse(readFileSync(file, 'utf8')),
      ),
    ].toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
