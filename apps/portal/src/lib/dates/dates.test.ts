import { describe, expect, test } from 'vitest';
import {
  addDays,
  clocksDiffer,
  dayIn,
  formatDay,
  formatInstant,
  fromWire,
  isDay,
  minuteOfDay,
  mondayOf,
  parseInstant,
  toIcsInstant,
  toWire,
  yearsBetween,
  type Day,
} from './dates.ts';

const day = (text: string): Day => {
  if (!isDay(text)) throw new Error(`${text} is no day`);
  return text;
};

describe('calendar days', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'tomorrow', '2026-11-21T00:00:00Z'])(
    '%j is none',
    (text) => expect(isDay(text)).toBe(false),
  );
  test('29 February is one in a leap year only', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });
  test('the day depends on the zone, not on the machine', () => {
    const instant = new Date('2026-11-21T23:30:00Z');
    expect(dayIn('Europe/Berlin', instant)).toBe('2026-11-22');
    expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-21');
  });
  test('adding days crosses the change of clocks and the end of a year', () => {
    expect(addDays(day('2026-10-24'), 1)).toBe('2026-10-25');
    expect(addDays(day('2026-10-25'), 1)).toBe('2026-10-26');
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  });
  test('a week begins on Monday', () => {
    expect(mondayOf(day('2026-11-21'))).toBe('2026-11-16');
    expect(mondayOf(day('2026-11-16'))).toBe('2026-11-16');
    expect(mondayOf(day('2026-11-22'))).toBe('2026-11-16');
  });
  test('a day survives the wire in every zone', () =>
    expect(fromWire(toWire(day('1994-02-03')))).toBe('1994-02-03'));
  test('a day is shown without a shift', () =>
    expect(formatDay(day('2026-11-24'), 'en-GB', { weekday: 'long', day: 'numeric' })).toBe(
      'Tuesday 24',
    ));
  test('whole years, the birthday itself included', () => {
    expect(yearsBetween(day('2008-11-22'), day('2026-11-21'))).toBe(17);
    expect(yearsBetween(day('2008-11-21'), day('2026-11-21'))).toBe(18);
  });
});

describe('instants', () => {
  // Clocks in Berlin go back on 2026-10-25 at 03:00, in New York on 2026-11-01.
  test('are shown on the clock of the studio across the change of clocks', () => {
    const show = (text: string, zone: string) =>
      formatInstant(new Date(text), 'en-GB', zone, { timeStyle: 'short' });
    expect(show('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('02:30');
    expect(show('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('02:30');
    expect(show('2026-10-25T02:30:00Z', 'Europe/Berlin')).toBe('03:30');
    expect(show('2026-11-01T06:30:00Z', 'America/New_York')).toBe('01:30');
  });
  test('minutes of the day are those of the zone', () =>
    expect(minuteOfDay(new Date('2026-11-21T23:05:00Z'), 'Europe/Berlin')).toBe(5));
  test('clocks differ only where they show another time', () => {
    const instant = new Date('2026-11-21T12:00:00Z');
    expect(clocksDiffer(instant, 'Europe/Berlin', 'Europe/Rome')).toBe(false);
    expect(clocksDiffer(instant, 'Europe/Berlin', 'Europe/London')).toBe(true);
  });
  test('are read only with an offset', () => {
    expect(parseInstant('2026-11-24T17:00:00Z')).toEqual(new Date('2026-11-24T17:00:00Z'));
    expect(parseInstant('2026-11-24T17:00:00+01:00')).toEqual(new Date('2026-11-24T16:00:00Z'));
    expect(parseInstant('2026-11-24T17:00:00')).toBeUndefined();
    expect(parseInstant('soon')).toBeUndefined();
  });
  test('iCalendar', () =>
    expect(toIcsInstant(new Date('2026-11-26T16:00:00Z'))).toBe('20261126T160000Z'));
});
