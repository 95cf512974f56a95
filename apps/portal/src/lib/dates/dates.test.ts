import { describe, expect, test } from 'vitest';
import {
  addDays,
  clocksDiffer,
  dayInZone,
  formatDay,
  formatInstant,
  fromWire,
  isDay,
  minuteOfDay,
  weekStart,
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
    'rejects %j',
    (text) => expect(isDay(text)).toBe(false),
  );
  test('accepts 29 February in leap years only', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });
  test('computes the day in the given zone, whatever the machine’s zone', () => {
    const instant = new Date('2026-11-21T23:30:00Z');
    expect(dayInZone('Europe/Berlin', instant)).toBe('2026-11-22');
    expect(dayInZone('America/Los_Angeles', instant)).toBe('2026-11-21');
  });
  test('adds days across clock changes and the end of a year', () => {
    expect(addDays(day('2026-10-24'), 1)).toBe('2026-10-25');
    expect(addDays(day('2026-10-25'), 1)).toBe('2026-10-26');
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  });
  test('starts weeks on Monday', () => {
    expect(weekStart(day('2026-11-21'))).toBe('2026-11-16');
    expect(weekStart(day('2026-11-16'))).toBe('2026-11-16');
    expect(weekStart(day('2026-11-22'))).toBe('2026-11-16');
  });
  test('converts a day to the wire format and back', () =>
    expect(fromWire(toWire(day('1994-02-03')))).toBe('1994-02-03'));
  test('formats a day without a time zone shift', () =>
    expect(formatDay(day('2026-11-24'), 'en-GB', { weekday: 'long', day: 'numeric' })).toBe(
      'Tuesday 24',
    ));
  test('counts whole years, including the birthday', () => {
    expect(yearsBetween(day('2008-11-22'), day('2026-11-21'))).toBe(17);
    expect(yearsBetween(day('2008-11-21'), day('2026-11-21'))).toBe(18);
  });
});

describe('instants', () => {
  // Clocks in Berlin go back on 2026-10-25 at 03:00, in New York on 2026-11-01.
  test('are shown in the studio’s zone across clock changes', () => {
    const show = (text: string, zone: string) =>
      formatInstant(new Date(text), 'en-GB', zone, { timeStyle: 'short' });
    expect(show('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('02:30 (GMT+2)');
    expect(show('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('02:30 (GMT+1)');
    expect(show('2026-10-25T02:30:00Z', 'Europe/Berlin')).toBe('03:30');
    expect(show('2026-11-01T06:30:00Z', 'America/New_York')).toBe('01:30 (GMT-5)');
  });
  test('computes minutes of the day in the zone', () =>
    expect(minuteOfDay(new Date('2026-11-21T23:05:00Z'), 'Europe/Berlin')).toBe(5));
  test('compares the clocks of two zones', () => {
    const instant = new Date('2026-11-21T12:00:00Z');
    expect(clocksDiffer(instant, 'Europe/Berlin', 'Europe/Rome')).toBe(false);
    expect(clocksDiffer(instant, 'Europe/Berlin', 'Europe/London')).toBe(true);
  });
  test('are parsed only with an offset', () => {
    expect(parseInstant('2026-11-24T17:00:00Z')).toEqual(new Date('2026-11-24T17:00:00Z'));
    expect(parseInstant('2026-11-24T17:00:00+01:00')).toEqual(new Date('2026-11-24T16:00:00Z'));
    expect(parseInstant('2026-11-24T17:00:00')).toBeUndefined();
    expect(parseInstant('soon')).toBeUndefined();
  });
  test('are formatted for iCalendar', () =>
    expect(toIcsInstant(new Date('2026-11-26T16:00:00Z'))).toBe('20261126T160000Z'));
});
