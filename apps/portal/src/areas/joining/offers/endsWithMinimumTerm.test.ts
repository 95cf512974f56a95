import { expect, test } from 'vitest';
import { endsWithMinimumTerm } from './endsWithMinimumTerm.ts';

const months = (term: number) => ({ term, termUnit: 'MONTH' as const });
const extension = { type: 'INDEFINITE' as const, term: null, noticePeriod: months(1) };

test.each([
  { term: months(12), notice: months(1), ends: true },
  { term: months(12), notice: { term: 4, termUnit: 'WEEK' as const }, ends: true },
  // February is shorter than March: promise nothing that depends on the month.
  { term: months(1), notice: months(1), ends: false },
  { term: months(1), notice: { term: 28, termUnit: 'DAY' as const }, ends: false },
  { term: months(1), notice: { term: 27, termUnit: 'DAY' as const }, ends: true },
  { term: { term: 1, termUnit: 'YEAR' as const }, notice: months(12), ends: false },
])(
  'checks whether notice of $notice.term $notice.termUnit fits in $term.term $term.termUnit',
  ({ term, notice, ends }) => {
    expect(endsWithMinimumTerm({ term, noticePeriod: notice, extension })).toBe(ends);
  },
);

test('returns false for a contract that ends by itself', () => {
  const none = { ...extension, type: 'NONE' as const };
  expect(endsWithMinimumTerm({ term: months(12), noticePeriod: months(1), extension: none })).toBe(
    false,
  );
});
