import type { UtilizationHour } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { findHour, findQuietestHour } from './hours.ts';

const hour = (at: number, percentage: number): UtilizationHour => ({
  startDateTime: new Date(Date.UTC(2026, 10, 25, at)),
  endDateTime: new Date(Date.UTC(2026, 10, 25, at + 1)),
  state: 'EXPECTED',
  visitors: percentage,
  percentage,
  level: 'LOW',
});
const hours = [hour(8, 40), hour(9, 20), hour(10, 60), hour(11, 20)];
const at = (text: string) => new Date(`2026-11-25T${text}Z`);

test.each([
  ['07:59:59', undefined],
  ['08:00:00', 40],
  ['08:59:59', 40],
  ['09:00:00', 20],
  ['12:00:00', undefined],
])('finds the hour at %s', (time, percentage) =>
  expect(findHour(hours, at(time))?.percentage).toBe(percentage),
);

test('returns the quietest upcoming hour, the earlier of equals', () => {
  expect(findQuietestHour(hours, at('08:30:00'))).toBe(hours[1]);
  expect(findQuietestHour(hours, at('09:00:00'))).toBe(hours[3]);
  expect(findQuietestHour(hours, at('11:30:00'))).toBeUndefined();
});
