// Fails when the API description breaks users of the last release without a reason in
// api-spec/approved-changes.txt and a major changeset.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, main, root, UserError } from './bootstrap/run.mjs';

/** @typedef {Record<string, any>} Description a bundled one, validated by its own lint */

/**
 * A change as `redocly diff --format json` reports it.
 * @typedef {object} Change
 * @property {string} path of the first place where it shows
 * @property {string} [property]
 * @property {string} impact
 * @property {{ message: string, location: { pointer: string } }[]} verdicts
 */

/**
 * Describes a change by its place in the description, whichever operation shows it first.
 * @param {Change} change
 */
function formatChange({ path, verdicts }) {
  const [{ message, location } = { message: 'It breaks.', location: { pointer: path } }] = verdicts;
  const place = location.pointer
    .replace(/^#\//, '')
    .replaceAll('/', ' ')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return `${place}: ${message}`;
}

/**
 * Collects every enum by its place; examples have none.
 * @param {unknown} value
 * @param {string} [place]
 * @returns {[string, unknown[]][]}
 */
function collectEnums(value, place = '') {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key === 'enum' && Array.isArray(one)) return [[place, one]];
    return collectEnums(one, place === '' ? key : `${place}.${key}`);
  });
}

/**
 * Collects the error codes of each operation and status, which the bundle has in examples only.
 * @param {Description} description
 * @returns {Map<string, Set<string>>} e.g. by `bookCourse 409`
 */
function collectErrorCodes({ paths, components }) {
  const codes = new Map();
  for (const item of Object.values(paths))
    for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
      const { operationId, responses = {} } = item[method] ?? {};
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const examples = Object.values(content['application/json']?.examples ?? {});
        const values = examples.flatMap(({ $ref, value }) =>
          $ref ? components.examples[$ref.split('/').at(-1)].value : value,
        );
        codes.set(
          `${operationId} ${status}`,
          new Set(values.map(({ errorCode }) => errorCode).filter(Boolean)),
        );
      }
    }
  return codes;
}

/**
 * Finds what `redocly diff` accepts although it breaks our users: a value that an enum of a response
 * loses, which they handle in an exhaustive `switch`, and an error code that an operation loses.
 * @param {Description} released
 * @param {Description} description
 * @returns {string[]}
 */
function findRemovedValues(released, description) {
  const enums = new Map(collectEnums(description));
  const codes = collectErrorCodes(description);
  return [
    ...collectEnums(released).flatMap(([place, values]) =>
      values
        .filter((value) => enums.has(place) && !enums.get(place)?.includes(value))
        .map((value) => `${place}: the value ${JSON.stringify(value)} was removed.`),
    ),
    ...[...collectErrorCodes(released)].flatMap(([operation, some]) =>
      [...some]
        .filter((code) => codes.has(operation) && !codes.get(operation)?.has(code))
        .map((code) => `${operation}: the error code ${code} was removed.`),
    ),
  ];
}

/**
 * Finds what breaks users of a released description.
 * @param {string} releasedFile
 * @param {string} file
 * @returns {Promise<string[]>} a line for each
 * @throws {Error} with Redocly's output when it cannot compare them
 */
export async function findBreakingChanges(releasedFile, file) {
  const folder = mkdtempSync(join(tmpdir(), 'breaking-'));
  const report = join(folder, 'report.json');
  // Without these rules `redocly diff` finds nothing.
  const config = join(folder, 'redocly.yaml');
  writeFileSync(config, 'extends:\n  - diff-recommended\n');
  try {
    const options = { config, 'lint-config': 'off', format: 'json', output: report };
    const { code, output } = await capture('redocly', [
      'diff',
      releasedFile,
      file,
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      '--fail-on',
      'none',
    ]);
    if (code !== 0) throw new Error(output);
    /** @type {{ changes: Change[] }} */
    const { changes } = JSON.parse(readFileSync(report, 'utf8'));
    return [
      ...changes
        // findRemovedValues reports enums, wherever they are.
        .filter(({ impact, property }) => impact === 'major' && property !== 'enum')
        .map(formatChange),
      ...findRemovedValues(
        JSON.parse(readFileSync(releasedFile, 'utf8')),
        JSON.parse(readFileSync(file, 'utf8')),
      ),
    ].toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Separates a breaking change from its reason in approved-changes.txt. */
const arrow = ' => ';

/**
 * @param {string} text of approved-changes.txt
 * @returns {Map<string, string>} reason by breaking change
 */
const parseApproved = (text) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const [change = '', ...reason] = line.split(arrow);
        return [change.trim(), reason.join(arrow).trim()];
      }),
  );

/**
 * Checks that each breaking change has a reason, each reason a change, and a changeset says major.
 * @param {string[]} breaks
 * @param {{ approved: string, changesets: string[] }} texts of approved-changes.txt and the changesets
 * @returns {string[]} what is wrong and what to do; empty when nothing is
 */
export function checkApproval(breaks, { approved, changesets }) {
  const reasons = parseApproved(approved);
  const isMajor = changesets.some((text) => /^['"]@studio-portal\/sdk['"]: major$/m.test(text));
  const open = breaks.filter((one) => !reasons.get(one));
  const unused = [...reasons.keys()].filter((one) => !breaks.includes(one));
  return [
    ...open.map((one) => `Breaks users of the last release: ${one}`),
    ...(open.length > 0
      ? [
          `Undo it, or approve it in api-spec/approved-changes.txt: a line with its text, "${arrow.trim()}" and the reason.`,
        ]
      : []),
    ...unused.map((one) => `api-spec/approved-changes.txt approves what breaks nothing: ${one}`),
    ...(breaks.length > 0 && !isMajor
      ? [
          "A breaking change needs a changeset that says '@studio-portal/sdk': major (npm run changeset).",
        ]
      : []),
  ];
}

/** @throws {UserError} when the description breaks users without approval */
export async function ensureNothingBreaks() {
  const problems = checkApproval(
    await findBreakingChanges(
      join(root, 'api-spec/released/openapi.json'),
      join(root, 'api-spec/dist/openapi.json'),
    ),
    {
      approved: readFileSync(join(root, 'api-spec/approved-changes.txt'), 'utf8'),
      changesets: globSync('.changeset/*.md', { cwd: root }).map((file) =>
        readFileSync(join(root, file), 'utf8'),
      ),
    },
  );
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

if (import.meta.main)
  await main(async () => {
    await ensureNothingBreaks();
    return 0;
  });
