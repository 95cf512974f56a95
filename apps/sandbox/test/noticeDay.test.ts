import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastNoticeDay, noticeExpiry } from '../src/domains/membershipOffers/noticeDay.ts';
import { findEnding, type Terms } from '../src/domains/memberships/ending.ts';
import { addDays } from '../src/platform/time.ts';

const tenYears = Array.from({ length: 3653 }, (_, count) => addDays('2026-01-01', count));
const periods = [
  { term: 30, termUnit: 'DAY' },
  { term: 4, termUnit: 'WEEK' },
  { term: 1, termUnit: 'MONTH' },
  { term: 3, termUnit: 'MONTH' },
  { term: 1, termUnit: 'YEAR' },
] as const;

test.for([
  ['2027-06-30', 1, 'MONTH', '2027-05-31'],
  ['2027-03-31', 1, 'MONTH', '2027-02-28'],
  ['2028-03-31', 1, 'MONTH', '2028-02-29'],
  ['2027-02-28', 1, 'MONTH', '2027-01-31'],
  ['2028-02-29', 3, 'MONTH', '2027-11-30'],
  ['2029-02-28', 1, 'YEAR', '2028-02-29'],
  ['2027-11-24', 4, 'WEEK', '2027-10-27'],
] as const)(
  'ends on %s with a period of %i %s: notice by %s',
  ([endDate, term, termUnit, last]) => {
    expect(lastNoticeDay(endDate, { term, termUnit })).toBe(last);
  },
);

test.for(periods)('a period of $term $termUnit that begins in time ends in time', (period) => {
  for (const endDate of tenYears) {
    const last = lastNoticeDay(endDate, period);
    expect([endDate, noticeExpiry(last, period) <= endDate]).toEqual([endDate, true]);
    expect([endDate, noticeExpiry(addDays(last, 1), period) > endDate]).toEqual([endDate, true]);
  }
});

describe('an ending', () => {
  const terms = fc.record({
    startDate: fc.constantFrom(...tenYears.slice(0, 366)),
    length: fc.integer({ min: 1, max: 730 }),
    noticePeriod: fc.constantFrom(...periods),
    extension: fc.record({
      type: fc.constantFrom('FIXED', 'INDEFINITE'),
      term: fc.constantFrom(...periods),
      noticePeriod: fc.constantFrom(null, ...periods),
    }),
  });
  const day = fc.constantFrom(...tenYears);

  test('comes at the same time for any day until the last one, and later for the day after it', () => {
    fc.assert(
      fc.property(terms, day, ({ startDate, length, ...rest }, canceled) => {
        const contract: Terms = {
          ...rest,
          startDate,
          endDate: addDays(startDate, length),
          trialEndDate: null,
        };
        fc.pre(canceled >= startDate);
        const ending = findEnding(contract, [], canceled);
        const last = ending?.lastPossibleCancelationDate ?? '';
        expect(canceled <= last).toBe(true);
        expect(findEnding(contract, [], last)).toEqual(ending);
        const next = findEnding(contract, [], addDays(last, 1));
        expect(String(next?.contractEndDate) > String(ending?.contractEndDate)).toBe(true);
      }),
    );
  });
});
