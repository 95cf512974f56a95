// Benchmarks of working on this repository.
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { capture, root } from '../bootstrap/run.mjs';
import { limitedRow, infoRow } from './lib.mjs';

/** A simple GET about a studio: returns a list, which may be empty, and handles an unknown studio. */
const operation = 'getSingleAppointmentFilter';

/** @param {string} pattern @returns {{ file: string, text: string }[]} */
const readFiles = (pattern) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

/** @param {string} text */
const countLines = (text) => text.trimEnd().split('\n').length;

/**
 * Counts the lines from a match to the closing line with the same indent.
 * @param {string} text
 * @param {RegExp} start
 */
function blockLines(text, start) {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => start.test(line));
  if (from < 0) return 0;
  const indent = /^ */.exec(lines[from] ?? '')?.[0] ?? '';
  const length = lines
    .slice(from + 1)
    .findIndex((line) => line.startsWith(indent + '}') || line.startsWith(indent + ')'));
  return length < 0 ? 1 : length + 2;
}

/** Counts the lines of the operation's path file, its entry in openapi.yaml, and the schemas and examples only it uses. */
function countDescriptionLines() {
  const paths = readFiles('api-spec/resources/*/paths/*.yaml');
  const own = paths.find(({ text }) => text.includes(`operationId: ${operation}\n`));
  if (!own)
    throw new Error(
      `No path file has ${operation}; name another operation in scripts/bench/code.mjs.`,
    );
  const named = [...own.text.matchAll(/\$ref: (\.\.\/(?:schemas|examples)\/\S+\.yaml)/g)].flatMap(
    ([, ref]) => ref ?? [],
  );
  const parts = named.filter(
    (ref) => !paths.some(({ file, text }) => file !== own.file && text.includes(ref)),
  );
  const texts = parts.map((ref) => readFileSync(resolve(root, dirname(own.file), ref), 'utf8'));
  const entry = 2;
  return [own.text, ...texts].reduce((sum, text) => sum + countLines(text), entry);
}

/** @param {string} pattern @param {RegExp} start */
const countBlockLines = (pattern, start) =>
  readFiles(pattern).reduce((sum, { text }) => sum + blockLines(text, start), 0);

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureLines() {
  const described = countDescriptionLines();
  const handler = new RegExp(`^  (?:async )?${operation}[(:]`);
  const handled = countBlockLines('apps/sandbox/src/domains/**/*.ts', handler);
  const pinned = countBlockLines('contracts/calls/**/*.ts', new RegExp(`^  ${operation}:`));
  // The operation's row in the table of successful requests (apps/sandbox/test/operations).
  const tried = 1;
  return [
    limitedRow(
      `one simple call (${operation})`,
      described + handled + tried + pinned,
      80,
      'lines',
      0,
    ),
    infoRow('description, sandbox, contract', `${described}, ${handled + tried}, ${pinned}`),
  ];
}

/**
 * @param {string} task
 * @param {string[]} flags
 * @returns {Promise<number>} seconds
 */
async function timeTask(task, flags) {
  const { code, output, seconds } = await capture('turbo', [
    'run',
    task,
    '--concurrency=2',
    '--output-logs=errors-only',
    ...flags,
  ]);
  if (code !== 0) throw new Error(output);
  return seconds;
}

/**
 * Runs the contract tests of the tag with the largest pact.
 * @returns {Promise<{ tag: string, seconds: number }>}
 */
async function contractTests() {
  const pacts = globSync('*.json', { cwd: join(root, 'contracts/pacts') });
  const size = (/** @type {string} */ file) => statSync(join(root, 'contracts/pacts', file)).size;
  const largest = pacts.toSorted((a, b) => size(b) - size(a))[0];
  if (!largest) throw new Error('contracts/pacts is empty. Run npm run contracts.');
  const tag = basename(largest, '.json');
  const { code, output, seconds } = await capture(
    'vitest',
    ['run', '--project', 'pacts', `calls/${tag}.calls.ts`],
    { cwd: join(root, 'contracts') },
  );
  if (code !== 0) throw new Error(output);
  return { tag, seconds };
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureSpeed() {
  const gen = await timeTask('gen', ['--force']);
  const types = await timeTask('typecheck', ['--force', '--only']);
  const contracts = await contractTests();
  return [
    limitedRow('npm run gen, cold', gen, 20, 's'),
    {
      ...limitedRow('type check of the whole repository', types, 15, 's'),
      missed: 'it grew with the repository; a change is checked by workspace (`npm run check`).',
    },
    limitedRow(`contract tests of one tag (${contracts.tag})`, contracts.seconds, 5, 's'),
  ];
}

/** @type {Record<string, import('./lib.mjs').Benchmark>} */
export const benchmarks = {
  lines: { title: 'Lines written by hand for one call', run: measureLines },
  speed: { title: 'How long the tools take', run: measureSpeed },
};
