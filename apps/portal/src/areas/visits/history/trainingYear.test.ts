import type { BookingEntry } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { type Day, isDay } from '../../../lib/dates/dates.ts';
import { countStreakWeeks, findFavoriteHour, getCostPerVisit } from './trainingYear.ts';

const day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(text);
  return text;
};

test.each([
  ['no visits', [], 0],
  ['a visit this week', ['2026-11-23'], 1],
  ['a week that has no visit yet', ['2026-11-22', '2026-11-09'], 2],
  ['a missed week', ['2026-11-23', '2026-11-09'], 1],
  ['several visits in a week', ['2026-11-25', '2026-11-23', '2026-11-16'], 2],
  ['only visits before the last week', ['2026-11-15'], 0],
])('counts the weeks in a row with %s', (_, visits, weeks) => {
  expect(countStreakWeeks(visits.map(day), day('2026-11-25'))).toBe(weeks);
});

test('continues a streak over the end of a year and a clock change', () => {
  const newYear = ['2027-01-04', '2027-01-01', '2026-12-27'].map(day);
  expect(countStreakWeeks(newYear, day('2027-01-05'))).toBe(3);
  const clockChange = ['2026-10-26', '2026-10-25', '2026-10-12'].map(day);
  expect(countStreakWeeks(clockChange, day('2026-10-26'))).toBe(3);
});

const visit = (time: string, zoneId = 'Europe/Berlin') => ({
  checkinTime: new Date(time),
  studio: { id: 1, name: 'Studio', zoneId },
});

test('finds the hour on the clock of the studio in summer and winter', () => {
  // 18:10 before and after the clocks are set back.
  const visits = [visit('2026-10-26T17:10:00Z'), visit('2026-10-23T16:10:00Z')];
  expect(findFavoriteHour([visit('2026-10-27T07:00:00Z'), ...visits])).toBe(18);
  expect(findFavoriteHour([visit('2026-01-01T00:30:00Z', 'America/New_York')])).toBe(19);
});

test('prefers the latest of equally frequent hours', () => {
  expect(findFavoriteHour([visit('2026-11-24T07:00:00Z'), visit('2026-11-23T17:00:00Z')])).toBe(8);
  expect(findFavoriteHour([])).toBeUndefined();
});

const entry = (type: BookingEntry['type'], amount: number): BookingEntry => ({
  type,
  name: null,
  amount: { amount, currency: 'EUR' },
  balance: { amount: 0, currency: 'EUR' },
  dueDate: new Date('2026-11-01T00:00:00Z'),
  bookedAt: null,
});

test('divides the charges by the number of visits', () => {
  const entries = [
    entry('CLAIM', 19.9),
    entry('CLAIM', -0.9),
    entry('PAYMENT', -19),
    entry('REVERSAL', 19),
  ];
  expect(getCostPerVisit(entries, [1, 2, 3])).toEqual({ amount: 6.33, currency: 'EUR' });
  expect(getCostPerVisit(entries, [])).toBeUndefined();
  expect(getCostPerVisit([], [1])).toBeUndefined();
  expect(getCostPerVisit([entry('PAYMENT', -19)], [1])).toBeUndefined();
});
