import { describe, expect, test } from 'vitest';
import { appointment } from '../../../testing/courseAppointment.ts';
import { toEntry } from './courseFilter.ts';
import { placeDay, spanOfWeek } from './weekLayout.ts';

/** Returns entries that last from the first to the second time, in UTC on a day in Berlin's winter. */
const entries = (...times: [from: string, to: string][]) =>
  times.map(([from, to]) =>
    toEntry(
      appointment(
        {},
        {
          startDateTime: new Date(`2026-11-26T${from}:00Z`),
          endDateTime: new Date(`2026-11-26T${to}:00Z`),
        },
      ),
      new Date('2026-11-26T00:00:00Z'),
    ),
  );

const lanes = (...times: [from: string, to: string][]) =>
  placeDay(entries(...times)).placed.map((one) => `${one.lane + 1}/${one.lanes}`);

describe('the lanes of a day', () => {
  test('give classes one after the other the whole width', () => {
    expect(lanes(['06:00', '07:00'], ['07:00', '08:00'])).toEqual(['1/1', '1/1']);
  });

  test('place overlapping classes beside each other', () => {
    expect(lanes(['06:00', '08:00'], ['07:00', '09:00'], ['10:00', '11:00'])).toEqual([
      '1/2',
      '2/2',
      '1/1',
    ]);
  });

  test('reuse a lane that has become free', () => {
    expect(lanes(['06:00', '09:00'], ['06:00', '07:00'], ['07:30', '08:30'])).toEqual([
      '1/2',
      '2/2',
      '2/2',
    ]);
  });

  test('leave the fourth class at a time to the list', () => {
    const times = Array.from({ length: 4 }, (): [string, string] => ['06:00', '07:00']);
    const { placed, hidden } = placeDay(entries(...times));
    expect(placed).toHaveLength(3);
    expect(hidden).toBe(1);
  });
});

test('spans full hours on the clock of the studio', () => {
  const { placed } = placeDay(entries(['06:30', '07:15'], ['19:30', '20:45']));
  expect(spanOfWeek(placed, undefined)).toEqual({ from: 7 * 60, to: 22 * 60 });
  expect(spanOfWeek(placed, 22 * 60 + 5)).toEqual({ from: 7 * 60, to: 23 * 60 });
  expect(spanOfWeek(placed, 5 * 60)).toEqual({ from: 7 * 60, to: 22 * 60 });
});

test('ends a class after midnight at the end of its column', () => {
  const { placed } = placeDay(entries(['22:00', '23:30']));
  expect(placed[0]).toMatchObject({ start: 23 * 60, end: 24 * 60 });
});
