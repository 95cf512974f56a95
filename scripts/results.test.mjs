import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatRows, createRows, countResults } from './results.mjs';

test('counts a vitest report', () => {
  const report = {
    testResults: [
      {
        name: '/repository/src/booking.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a' },
          { status: 'failed', fullName: 'b' },
          { status: 'skipped', fullName: 'on a PostgreSQL server (needs POSTGRES_BIN)' },
          { status: 'todo', fullName: 'later' },
        ],
      },
      // The file could not be loaded.
      {
        name: '/repository/src/broken.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(countResults(report, 'test.json')).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['booking.test.ts: b', 'broken.test.ts'],
    skipped: ['on a PostgreSQL server (needs POSTGRES_BIN)', 'later'],
  });
});

test('counts a test that passes at the second attempt as failed', () => {
  const of = (/** @type {string} */ status, annotations = /** @type {object[]} */ ([])) => ({
    projectName: 'phone',
    status,
    annotations,
  });
  const report = {
    suites: [
      {
        title: 'booking.spec.ts',
        specs: [{ file: 'booking.spec.ts', title: 'books', tests: [of('expected')] }],
        suites: [
          {
            title: 'full course',
            specs: [
              { file: 'booking.spec.ts', title: 'waits', tests: [of('unexpected')] },
              { file: 'booking.spec.ts', title: 'moves up', tests: [of('flaky')] },
              {
                file: 'booking.spec.ts',
                title: 'drags',
                tests: [of('skipped', [{ type: 'skip', description: 'touch only' }])],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(countResults(report, 'e2e.json')).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['booking.spec.ts: waits (phone)', 'booking.spec.ts: moves up (phone)'],
    skipped: ['drags (phone): touch only'],
  });
});

test('counts a Playwright run that breaks before its first test as failed', () => {
  expect(countResults({ suites: [], errors: [{ message: 'no config' }] }, 'e2e.json').failed).toBe(
    1,
  );
});

test('counts a plain report', () => {
  const skipped = [{ name: 'kill', reason: 'needs PostgreSQL' }];
  const report = { passed: 3, failed: 1, skipped, notes: ['48 of 48 killed'] };
  expect(countResults(report, 'verify.json')).toEqual({
    passed: 3,
    failed: 1,
    failures: [],
    skipped: ['kill: needs PostgreSQL'],
    notes: ['48 of 48 killed'],
  });
});

test('rejects any other file by name', () => {
  expect(() => countResults({ ok: true }, 'contracts/.results/verify.json')).toThrow(
    /contracts\/\.results\/verify\.json/,
  );
});

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const task = (/** @type {string} */ name, /** @type {number | undefined} */ exitCode) => ({
  taskId: `@studio-portal/sdk#${name}`,
  task: name,
  directory: 'sdk',
  command: 'vitest run',
  cache: { status: 'MISS' },
  ...(exitCode === undefined ? {} : { execution: { startTime: 0, endTime: 1500, exitCode } }),
});
const report = (/** @type {string} */ name, /** @type {object} */ content) => {
  mkdirSync(join(folder, 'sdk/.results'), { recursive: true });
  writeFileSync(join(folder, 'sdk/.results', name), JSON.stringify(content));
};

test('counts a task by its result file, or as one check', () => {
  report('test-deep.json', { passed: 2, failed: 1 });
  const rows = createRows([task('test:deep', 1), task('build', 0), task('lint', 1)], folder);
  expect(rows).toMatchObject([
    { family: 'sdk test:deep', passed: 2, failed: 1, seconds: 1.5 },
    { family: 'sdk build', passed: 1, failed: 0 },
    { family: 'sdk lint', passed: 0, failed: 1 },
  ]);
  expect(formatRows(rows)).toMatch(/\n3 passed, 2 failed$/);
});

test('counts a task that fails without a failed test as one failure', () => {
  report('test.json', { passed: 2, failed: 0 });
  expect(createRows([task('test', 1)], folder)).toMatchObject([{ passed: 2, failed: 1 }]);
});

test('does not count the results of a task that did not run', () => {
  report('test.json', { passed: 2, failed: 0 });
  expect(createRows([task('test', undefined)], folder)).toEqual([]);
});

test('lists the failed tests below the table', () => {
  const testResults = [
    {
      name: '/a.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'b' }],
    },
  ];
  report('test.json', { testResults });
  expect(formatRows(createRows([task('test', 1)], folder))).toContain(
    '\nFailed:\n  - a.test.ts: b\n',
  );
});

test('ends with the number of skipped tests, if any', () => {
  report('test.json', { passed: 2, failed: 0, skipped: [{ name: 'a' }] });
  expect(formatRows(createRows([task('test', 0)], folder))).toMatch(
    /\n2 passed, 0 failed, 1 skipped$/,
  );
});
