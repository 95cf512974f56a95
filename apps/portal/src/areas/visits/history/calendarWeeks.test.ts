import { expect, test } from 'vitest';
import { type Day, isDay } from '../../../lib/dates/dates.ts';
import { calendarWeeks } from './calendarWeeks.ts';

const day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(text);
  return text;
};

test('counts the visits of each day and returns null for days outside the range', () => {
  const weeks = calendarWeeks(day('2026-10-28'), day('2026-11-03'), [
    day('2026-10-28'),
    day('2026-11-01'),
    day('2026-11-01'),
  ]);
  expect(weeks).toEqual([
    { monday: '2026-10-26', days: [null, null, 1, 0, 0, 0, 2] },
    { monday: '2026-11-02', days: [0, 0, null, null, null, null, null] },
  ]);
});

test('returns only the last year of a longer range', () => {
  const weeks = calendarWeeks(day('2024-11-23'), day('2026-11-23'), []);
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)?.monday).toBe('2026-11-23');
});
