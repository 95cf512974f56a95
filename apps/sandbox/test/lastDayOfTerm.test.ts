/** Terms of calendar days (§ 188 BGB): end on the day before the one with the same number. */
import { expect, test } from 'vitest';
import { lastDayOfTerm } from '../src/domains/studios/lastDayOfTerm.ts';

test.for([
  ['2026-11-25', 6, 'MONTH', '2027-05-24'],
  ['2026-11-01', 1, 'MONTH', '2026-11-30'],
  ['2026-01-31', 1, 'MONTH', '2026-02-28'],
  ['2026-11-30', 3, 'MONTH', '2027-02-28'],
  ['2027-11-30', 3, 'MONTH', '2028-02-29'],
  ['2028-02-29', 1, 'YEAR', '2029-02-28'],
  ['2026-12-31', 2, 'MONTH', '2027-02-28'],
  ['2026-11-25', 3, 'YEAR', '2029-11-24'],
  ['2027-01-01', 1, 'YEAR', '2027-12-31'],
  ['2026-11-25', 1, 'DAY', '2026-11-25'],
  ['2026-11-25', 2, 'WEEK', '2026-12-08'],
] as const)('ends a term from %s of %i %s on %s', ([begin, term, termUnit, last]) => {
  expect(lastDayOfTerm(begin, { term, termUnit })).toBe(last);
});
