import { expect, test } from 'vitest';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import { preuseDays, startDays } from './startDays.ts';

function day(text: string) {
  if (!isDay(text)) throw new RangeError(`${text} is no day.`);
  return text;
}

const from = (first: string, last: string, startsOn: 'ANY_DAY' | 'FIRST_OF_MONTH') => ({
  earliestStartDate: toWire(day(first)),
  latestStartDate: toWire(day(last)),
  startsOn,
  preuseDays: 3,
});

test('allows every day including the last one, across a clock change', () => {
  expect(startDays(from('2027-03-27', '2027-03-29', 'ANY_DAY'), null)).toEqual([
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
  ]);
});

test('allows only first days of months, across the turn of the year and February', () => {
  expect(startDays(from('2027-12-01', '2028-03-01', 'FIRST_OF_MONTH'), null)).toEqual([
    '2027-12-01',
    '2028-01-01',
    '2028-02-01',
    '2028-03-01',
  ]);
});

test('starts a replacing contract at least one day after the current one', () => {
  const rule = from('2027-03-27', '2027-03-29', 'ANY_DAY');
  const currentContract = { startDate: toWire(day('2027-03-27')) };
  expect(startDays(rule, currentContract)).toEqual(['2027-03-28', '2027-03-29']);
});

test('allows use before the start as early as the studio permits, but never before today', () => {
  const rule = from('2027-01-01', '2027-03-01', 'FIRST_OF_MONTH');
  expect(preuseDays(rule, day('2028-03-01'), day('2028-01-01'))).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
  ]);
  expect(preuseDays(rule, day('2027-01-01'), day('2026-12-31'))).toEqual(['2026-12-31']);
  expect(preuseDays(rule, day('2027-01-01'), day('2027-01-01'))).toEqual([]);
});
