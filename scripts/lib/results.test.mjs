import { expect, test } from 'vitest';
import { sumTallies, toTally } from './results.mjs';
import { summaryLine } from './summary.mjs';

test('a vitest report', () => {
  const report = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a' },
          { status: 'failed', fullName: 'b' },
          { status: 'skipped', fullName: 'on a PostgreSQL server (needs POSTGRES_BIN)' },
          { status: 'todo', fullName: 'later' },
        ],
      },
      // The file could not be loaded: no tests, and yet not fine.
      { status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(toTally(report, 'test.json')).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: [{ name: 'on a PostgreSQL server (needs POSTGRES_BIN)' }, { name: 'later' }],
  });
});

test('a Playwright report: what needed a second attempt has failed', () => {
  const of = (/** @type {string} */ status, annotations = /** @type {object[]} */ ([])) => ({
    projectName: 'phone',
    status,
    annotations,
  });
  const report = {
    suites: [
      {
        title: 'booking.spec.ts',
        specs: [{ title: 'books', tests: [of('expected')] }],
        suites: [
          {
            title: 'full course',
            specs: [
              { title: 'waits', tests: [of('unexpected')] },
              { title: 'moves up', tests: [of('flaky')] },
              {
                title: 'drags',
                tests: [of('skipped', [{ type: 'skip', description: 'touch only' }])],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(toTally(report, 'e2e.json')).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: [{ name: 'drags (phone)', reason: 'touch only' }],
  });
});

test('a Playwright run that broke before its first test', () => {
  expect(toTally({ suites: [], errors: [{ message: 'no config' }] }, 'e2e.json').failed).toBe(1);
});

test('our own shape', () => {
  expect(toTally({ passed: 3, failed: 1, notes: ['48 of 48 killed'] }, 'verify.json')).toEqual({
    passed: 3,
    failed: 1,
    skipped: [],
    notes: ['48 of 48 killed'],
  });
});

test('anything else is refused by name', () => {
  expect(() => toTally({ ok: true }, 'contracts/.results/verify.json')).toThrow(
    /contracts\/\.results\/verify\.json/,
  );
});

test('sums, and the line that ends npm test', () => {
  const total = sumTallies([
    { passed: 1, failed: 0, skipped: [{ name: 'a' }], notes: [] },
    { passed: 2, failed: 1, skipped: [], notes: ['n'] },
  ]);
  expect(summaryLine({ ...total, skipped: total.skipped.length })).toBe(
    '3 passed, 1 failed, 1 skipped',
  );
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
});
