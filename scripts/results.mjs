import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The result of one task.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures file and title of each failed test; empty in plain reports
 * @property {string[]} skipped titles with the reason
 * @property {string[]} notes printed after the table
 */

/**
 * A task of a turbo run's summary (.turbo/runs/*.json).
 * @typedef {object} Task
 * @property {string} taskId e.g. `@studio-portal/sdk#test`
 * @property {string} task e.g. `test`
 * @property {string} directory e.g. `packages/sdk`; empty for the root
 * @property {string} command `<NONEXISTENT>` if the workspace has no such script
 * @property {{ status: string }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number | null }} [execution] undefined if it did not run
 */

/** @typedef {Tally & { family: string, seconds: number, isCached: boolean }} Row */

/** @type {Tally} */
export const emptyTally = { passed: 0, failed: 0, failures: [], skipped: [], notes: [] };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  notes: tallies.flatMap(({ notes }) => notes),
});

/**
 * Reads a result file: vitest's JSON, Playwright's JSON or `{ passed, failed, skipped, notes }`.
 * @param {any} report
 * @param {string} file for the error message
 * @returns {Tally}
 */
export function countResults(report, file) {
  if (Array.isArray(report?.testResults)) return countVitest(report);
  if (Array.isArray(report?.suites)) return countPlaywright(report);
  if (typeof report?.passed === 'number' && typeof report?.failed === 'number')
    return {
      ...emptyTally,
      ...report,
      skipped: (report.skipped ?? []).map((/** @type {any} */ { name, reason }) =>
        [name, reason].filter(Boolean).join(': '),
      ),
    };
  throw new Error(`${file} is not a result file: see "Result files" in scripts/README.md.`);
}

/**
 * Counts a file that fails before its first test (a bad import) as one failure.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 */
const countVitest = ({ testResults }) =>
  sumTallies(
    testResults.map(({ name, status, assertionResults }) => {
      const failures = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName }) => `${basename(name)}: ${fullName}`);
      if (status === 'failed' && failures.length === 0) failures.push(basename(name));
      return {
        passed: assertionResults.filter((test) => test.status === 'passed').length,
        failed: failures.length,
        failures,
        skipped: assertionResults
          .filter((test) => test.status !== 'passed' && test.status !== 'failed')
          .map(({ fullName }) => fullName),
        notes: [],
      };
    }),
  );

/**
 * @typedef {{ file: string, title: string, tests: { projectName: string, status: string, annotations: { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const collectSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(collectSpecs)];

/**
 * Counts a test that passes at the second attempt as failed.
 * @param {Suite & { errors?: unknown[] }} report
 * @returns {Tally}
 */
function countPlaywright(report) {
  const tests = collectSpecs(report).flatMap(({ file, title, tests: runs }) =>
    runs.map((test) => ({ file, title, ...test })),
  );
  const passed = tests.filter(({ status }) => status === 'expected');
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const failures = tests
    .filter(({ status }) => status !== 'expected' && status !== 'skipped')
    .map(({ file, title, projectName }) => `${file}: ${title} (${projectName})`);
  return {
    passed: passed.length,
    failed: Math.max(failures.length, report.errors?.length ? 1 : 0),
    failures,
    skipped: skipped.map(({ title, projectName, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return [`${title} (${projectName})`, reason].filter(Boolean).join(': ');
    }),
    notes: [],
  };
}

/**
 * Counts the tasks that ran. A task without a result file counts as one check; one that failed
 * without a failed test (a crash after the last test) counts as one failure.
 * @param {Task[]} tasks
 * @param {string} folder the repository
 * @returns {Row[]}
 */
export const createRows = (tasks, folder) =>
  tasks.flatMap(({ taskId, task, directory, command, cache, execution }) => {
    if (!execution || command === '' || command === '<NONEXISTENT>') return [];
    const file = join(folder, directory, '.results', `${task.replaceAll(':', '-')}.json`);
    const hasPassed = execution.exitCode === 0;
    const tally = existsSync(file)
      ? countResults(JSON.parse(readFileSync(file, 'utf8')), file)
      : { ...emptyTally, passed: hasPassed ? 1 : 0 };
    return [
      {
        ...tally,
        failed: hasPassed ? tally.failed : Math.max(tally.failed, 1),
        family: taskId
          .replace('@studio-portal/', '')
          .replace(/^\/\/#/, '')
          .replace('#', ' '),
        seconds: (execution.endTime - execution.startTime) / 1000,
        isCached: cache.status === 'HIT',
      },
    ];
  });

/**
 * @param {Row[]} rows
 * @returns {string} a table of families, failed and skipped tests, notes, and `N passed, N failed` as the last line
 */
export function formatRows(rows) {
  const lines = rows.map(({ family, passed, failed, skipped, seconds, isCached }) =>
    [
      failed > 0 ? '✗' : ' ',
      family.padEnd(32),
      String(passed + failed + skipped.length).padStart(6),
      isCached ? 'cached'.padStart(9) : `${seconds.toFixed(1)} s`.padStart(9),
      failed > 0 ? `  ${failed} failed` : '',
    ].join(' '),
  );
  const { passed, failed, failures, skipped, notes } = sumTallies(rows);
  return [
    `  ${'Family'.padEnd(32)} ${'Tests'.padStart(6)} ${'Time'.padStart(9)}`,
    ...lines.map((line) => line.trimEnd()),
    ...formatTitles('Failed:', failures),
    ...formatTitles('Skipped:', skipped),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ].join('\n');
}

/**
 * @param {string} heading
 * @param {string[]} titles of which the first twenty are printed
 */
const formatTitles = (heading, titles) =>
  titles.length === 0
    ? []
    : [
        '',
        heading,
        ...titles.slice(0, 20).map((title) => `  - ${title}`),
        ...(titles.length > 20 ? [`  - and ${titles.length - 20} more`] : []),
      ];
