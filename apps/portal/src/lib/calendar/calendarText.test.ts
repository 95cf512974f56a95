import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInZone, minuteOfDay } from '../dates/dates.ts';
import { formatPeriod } from '../dates/moments.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { calendarText } from './calendarText.ts';

const event = (start: Date): CalendarEvent => ({
  uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
  title: 'Yoga; for all, \\ even\nyou, Studio Portal with a name that does not fit into one line',
  start,
  end: new Date(start.getTime() + 75 * 60_000),
  place: 'Room 1, Northside Mitte, Beispielweg 1',
  studio: 'Northside Mitte',
});

/** Splits a file into lines and unfolds them (RFC 5545, 3.1). */
const unfoldLines = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const valueOf = (file: string, name: string) =>
  unfoldLines(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

/** Parses `20261126T160000Z`. */
const instant = (text: string | null | undefined) =>
  new Date((text ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

test('writes one entry with the id used in mails and no line over 75 bytes', () => {
  const file = calendarText(event(new Date('2026-11-26T16:00:00Z')));
  expect(valueOf(file, 'UID')).toBe('5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f@studio-portal.example');
  expect(valueOf(file, 'STATUS')).toBe('CONFIRMED');
  expect(valueOf(file, 'SUMMARY')).toMatch(/^Yoga\\; for all\\, \\\\ even\\nyou\\, Studio/);
  expect(valueOf(file, 'LOCATION')).toBe('Room 1\\, Northside Mitte\\, Beispielweg 1');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('cancels the entry that was added before', () => {
  const start = new Date('2026-11-26T16:00:00Z');
  const [added, struck] = [calendarText(event(start)), calendarText(event(start), 'canceled')];
  expect(valueOf(added, 'METHOD')).toBe('PUBLISH');
  expect(valueOf(struck, 'METHOD')).toBe('CANCEL');
  expect(valueOf(struck, 'STATUS')).toBe('CANCELLED');
  expect(valueOf(struck, 'UID')).toBe(valueOf(added, 'UID'));
  const organizer = 'ORGANIZER;CN="Northside Mitte":mailto:no-reply@studio-portal.example';
  for (const file of [added, struck]) expect(unfoldLines(file)).toContain(organizer);
  expect(Number(valueOf(struck, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(added, 'SEQUENCE')));
});

test('writes whole days without a time', () => {
  const day = {
    ...event(new Date('2026-12-04T00:00:00Z')),
    end: new Date('2026-12-05T00:00:00Z'),
    allDay: true,
  };
  const lines = unfoldLines(calendarText(day));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261204');
  expect(lines).toContain('DTEND;VALUE=DATE:20261205');
  expect(new URL(googleLink(day)).searchParams.get('dates')).toBe('20261204/20261205');
  const outlook = Object.fromEntries(new URL(outlookLink(day)).searchParams);
  expect(outlook).toMatchObject({ startdt: '2026-12-04', enddt: '2026-12-05', allday: 'true' });
});

/** Days around both clock changes, where most errors hide. */
const changes = {
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'America/New_York': ['2026-03-08', '2026-11-01'],
  // Shifts by half an hour, and on other days.
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
} as const;

describe.each(Object.entries(changes))('in %s', (zone, days) => {
  test('shows the same instant on the page and in the calendar', () => {
    const minutes = fc
      .tuple(fc.constantFrom(...days), fc.integer({ min: -36 * 60, max: 36 * 60 }))
      .map(([day, minute]) => new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000));
    fc.assert(
      fc.property(minutes, (start) => {
        const one = event(start);
        const file = calendarText(one);
        const google = new URL(googleLink(one)).searchParams.get('dates')?.split('/') ?? [];
        const outlook = new URL(outlookLink(one)).searchParams;
        for (const [at, written] of [
          [one.start, instant(valueOf(file, 'DTSTART'))],
          [one.end, instant(valueOf(file, 'DTEND'))],
          [one.start, instant(google[0])],
          [one.end, instant(google[1])],
          [one.start, new Date(outlook.get('startdt') ?? '')],
          [one.end, new Date(outlook.get('enddt') ?? '')],
        ] as const) {
          expect(written.getTime()).toBe(at.getTime());
          // The calendar entry matches the studio's clock on the page.
          expect(dayInZone(zone, written)).toBe(dayInZone(zone, at));
          expect(minuteOfDay(written, zone)).toBe(minuteOfDay(at, zone));
        }
        const options = { present: start, userZone: zone };
        const minute = minuteOfDay(start, zone);
        const clock = [Math.floor(minute / 60), minute % 60]
          .map((part) => String(part).padStart(2, '0'))
          .join(':');
        expect(formatPeriod(one.start, one.end, 'en-GB', zone, options)).toContain(clock);
      }),
      { numRuns: 300 },
    );
  });
});
