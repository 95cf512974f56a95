import { expect, test } from 'vitest';
import { openingHours } from './openingHours.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-21T12:00:00+01:00');
const zone = 'Europe/Berlin';

/** Open from 06:00 to 22:00 in Berlin, until 01:00 on Monday night; closed on Sunday, 22 November. */
const closings = [
  { from: at('2026-11-21T00:00:00+01:00'), until: at('2026-11-21T06:00:00+01:00') },
  { from: at('2026-11-21T22:00:00+01:00'), until: at('2026-11-23T06:00:00+01:00') },
  { from: at('2026-11-24T01:00:00+01:00'), until: at('2026-11-24T06:00:00+01:00') },
  { from: at('2026-11-24T22:00:00+01:00'), until: at('2026-11-29T00:00:00+01:00') },
];

test('lists the periods of seven days, at the day they start on', () => {
  const days = openingHours(closings, now, zone) ?? [];
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(days.map(({ periods }) => periods.length)).toEqual([1, 0, 1, 1, 0, 0, 0]);
  expect(days[2]?.periods).toEqual([
    { from: at('2026-11-23T06:00:00+01:00'), until: at('2026-11-24T01:00:00+01:00') },
  ]);
});

test('has no table for a studio that stays open for days', () => {
  expect(openingHours([], now, zone)).toBeUndefined();
  const weekend = [
    { from: at('2026-11-21T00:00:00+01:00'), until: at('2026-11-23T06:00:00+01:00') },
    { from: at('2026-11-28T22:00:00+01:00'), until: at('2026-11-29T00:00:00+01:00') },
  ];
  expect(openingHours(weekend, now, zone)).toBeUndefined();
});
