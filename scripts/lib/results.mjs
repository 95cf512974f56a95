import { readFileSync } from 'node:fs';

/**
 * What one run of tests came to.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, reason?: string }[]} skipped
 * @property {string[]} notes lines worth printing at the end, e.g. the mutation test's rate
 */

/** @returns {Tally} */
export const emptyTally = () => ({ passed: 0, failed: 0, skipped: [], notes: [] });

/**
 * @param {Tally[]} tallies
 * @returns {Tally} their sum
 */
export function sumTallies(tallies) {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
    notes: tallies.flatMap((tally) => tally.notes),
  };
}

/**
 * @param {string} file absolute path of a result file
 * @returns {Tally | undefined} nothing when the file is not there
 * @throws {Error} when the file is there and in none of the shapes scripts/README.md names
 */
export function readTally(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return toTally(JSON.parse(text), file);
}

/**
 * @param {any} report a vitest report, a Playwright report or our own plain shape
 * @param {string} file named when the report is in no known shape
 * @returns {Tally}
 */
export function toTally(report, file) {
  if (Array.isArray(report?.testResults)) return fromVitest(report);
  if (Array.isArray(report?.suites)) return fromPlaywright(report);
  if (typeof report?.passed === 'number' && typeof report?.failed === 'number') {
    return {
      passed: report.passed,
      failed: report.failed,
      skipped: report.skipped ?? [],
      notes: report.notes ?? [],
    };
  }
  throw new Error(`${file} is no result file: see "Result files" in scripts/README.md.`);
}

/**
 * A file that fails before its first test (a bad import) has no tests to count: it counts as one.
 * @param {{ testResults: { status: string, message: string, assertionResults: { status: string, fullName: string, meta?: { skipReason?: string } }[] }[] }} report
 * @returns {Tally}
 */
function fromVitest(report) {
  return sumTallies(
    report.testResults.map(({ status, assertionResults }) => {
      const tally = emptyTally();
      for (const test of assertionResults) {
        if (test.status === 'passed') tally.passed += 1;
        else if (test.status === 'failed') tally.failed += 1;
        else tally.skipped.push({ name: test.fullName, reason: test.meta?.skipReason });
      }
      if (status === 'failed' && tally.failed === 0) tally.failed = 1;
      return tally;
    }),
  );
}

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string, annotations: { type: string, description?: string }[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * A test that only passes at the second attempt is a failure here: retries hide faults.
 * @param {{ suites: PlaywrightSuite[], errors?: unknown[] }} report
 * @returns {Tally}
 */
function fromPlaywright(report) {
  const tally = emptyTally();
  const visit = (/** @type {PlaywrightSuite} */ suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') tally.passed += 1;
        else if (test.status === 'skipped') {
          const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
          tally.skipped.push({ name: `${spec.title} (${test.projectName})`, reason });
        } else tally.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites) visit(suite);
  if (tally.failed === 0 && (report.errors?.length ?? 0) > 0) tally.failed = 1;
  return tally;
}
