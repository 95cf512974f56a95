/**
 * Days of idle periods: the offered days are exactly the accepted ones, across ends of months and daylight saving
 * changes.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDays } from '../src/domains/idlePeriods/checkDays.ts';
import {
  endRange,
  firstPossibleStart,
  type IdlePeriodRules,
  lastEnd,
  type Situation,
  startRange,
  defaultRules,
} from '../src/domains/idlePeriods/rules.ts';
import { ApiError } from '../src/platform/http/apiError.ts';
import { addDays, dayIn } from '../src/platform/time.ts';

/** Returns the error code of requesting the days, or null when they are accepted. */
function findError(situation: Situation, startDate: string, endDate: string): string | null {
  try {
    checkDays(situation, { startDate, endDate });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return [error.items].flat()[0]?.errorCode ?? '';
    throw error;
  }
}

const term = (max: number) =>
  fc.record({
    term: fc.integer({ min: 1, max }),
    termUnit: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
  });

const situations = fc
  .record({
    // Covers daylight saving changes, ends of February and ends of years.
    zoneId: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Auckland'),
    minute: fc.integer({ min: 0, max: 730 * 1440 }),
    leadTime: term(3),
    minimumLength: term(2),
    more: fc.integer({ min: 0, max: 4 }),
    maximumPerYear: fc.integer({ min: 1, max: 2 }),
    endsAfter: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
    other: fc.option(
      fc.record({
        after: fc.integer({ min: 0, max: 200 }),
        days: fc.integer({ min: 0, max: 60 }),
      }),
      { nil: null },
    ),
  })
  .map((one): Situation => {
    const instant = new Date(Date.UTC(2027, 0, 1) + one.minute * 60_000);
    const today = dayIn(one.zoneId, instant);
    const { minimumLength } = one;
    const rules: IdlePeriodRules = {
      ...defaultRules,
      leadTime: one.leadTime,
      minimumLength,
      maximumLength: { ...minimumLength, term: minimumLength.term + one.more },
      maximumPerYear: one.maximumPerYear,
    };
    return {
      rules,
      today,
      contractStartDate: '2026-01-31',
      contractEndDate: one.endsAfter === null ? null : addDays(today, one.endsAfter),
      others: one.other
        ? [
            {
              startDate: addDays(today, one.other.after),
              endDate: addDays(today, one.other.after + one.other.days),
            },
          ]
        : [],
    };
  });

test('accepts exactly the days that it offers', () => {
  fc.assert(
    fc.property(situations, fc.integer({ min: 0, max: 240 }), (situation, after) => {
      const withoutOthers = { ...situation, others: [] };
      const range = startRange(situation);
      const startDate = addDays(range.first, after);
      const ends = endRange(situation.rules, startDate);
      const last = situation.contractEndDate;
      const mayBegin = startDate <= range.last;
      expect(findError(withoutOthers, addDays(range.first, -1), ends.first)).toBe(
        'idleperiod.error.startdatenotallowed',
      );
      expect(findError(withoutOthers, addDays(range.last, 1), addDays(range.last, 30))).toBe(
        'idleperiod.error.startdatenotallowed',
      );
      if (!mayBegin) return;
      const fits = (day: string) => last === null || day <= last;
      const past = 'idleperiod.error.aftercontractend';
      expect(findError(withoutOthers, startDate, ends.first)).toBe(fits(ends.first) ? null : past);
      expect(findError(withoutOthers, startDate, ends.last)).toBe(fits(ends.last) ? null : past);
      expect(findError(withoutOthers, startDate, addDays(ends.first, -1))).toBe(
        'idleperiod.error.tooshort',
      );
      expect(findError(withoutOthers, startDate, addDays(ends.last, 1))).toBe(
        'idleperiod.error.toolong',
      );
      const end = lastEnd(withoutOthers);
      expect(end === null || !fits(ends.last) || ends.last <= end).toBe(true);
      const first = firstPossibleStart(situation);
      const isRejected = (day: string) =>
        findError(situation, day, endRange(situation.rules, day).first) !== null;
      expect(first === null || !isRejected(first)).toBe(true);
      // Nothing fits before the first possible start, or at all when there is none.
      expect((first !== null && startDate >= first) || isRejected(startDate)).toBe(true);
    }),
    { numRuns: 300, seed: 20_261_125 },
  );
});
