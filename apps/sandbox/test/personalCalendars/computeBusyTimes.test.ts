/** Busy times of calendars: recurrences, time zones, changes of single dates, and hostile files. */
import { describe, expect, test } from 'vitest';
import { computeBusyTimes } from '../../src/domains/personalCalendars/computeBusyTimes.ts';

const period = {
  from: new Date('2026-10-19T00:00:00Z'),
  until: new Date('2026-11-16T00:00:00Z'),
};

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];

/** Matches an error of the backend by the end of its code. */
const calendarError = (name: string): unknown =>
  expect.objectContaining({
    items: expect.objectContaining({ errorCode: `calendar.error.${name}` }),
  });

/** Returns the busy times of a calendar as `start/end`, for a user in Berlin. */
function read(...lines: string[]): string[] {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  return computeBusyTimes(text, period, 'Europe/Berlin').map(({ from, until }) =>
    [from, until].map((instant) => instant.toISOString().slice(0, 16)).join('/'),
  );
}

describe('a recurring event keeps its wall clock time when clocks are changed', () => {
  const weekly = [
    'DTSTART;TZID=Europe/Berlin:20260105T180000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
  ];
  // Clocks go back on 25 October 2026.
  const expected = [
    '2026-10-19T16:00/2026-10-19T17:00',
    '2026-10-26T17:00/2026-10-26T18:00',
    '2026-11-02T17:00/2026-11-02T18:00',
    '2026-11-09T17:00/2026-11-09T18:00',
  ];

  test('in a zone that is only named', () => {
    expect(read(...vevent(...weekly))).toEqual(expected);
    expect(read('X-WR-TIMEZONE:Asia/Tokyo', ...vevent(...weekly))).toEqual(expected);
  });

  test('in a zone that the calendar defines', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const renamed = weekly.map((line) => line.replace('Europe/Berlin', 'W. Europe Standard Time'));
    expect(read(...zone, ...vevent(...renamed))).toEqual(expected);
  });

  test('in the zone of the calendar', () => {
    const floating = weekly.map((line) => line.replace(';TZID=Europe/Berlin', ''));
    expect(read(...vevent(...floating))).toEqual(expected);
    expect(read('X-WR-TIMEZONE:Asia/Tokyo', ...vevent(...floating))[0]).toBe(
      '2026-10-19T09:00/2026-10-19T10:00',
    );
  });
});

test('keeps the instants of an event in UTC', () => {
  const daily = vevent(
    'DTSTART:20261024T120000Z',
    'DTEND:20261024T130000Z',
    'RRULE:FREQ=DAILY;COUNT=2',
  );
  expect(read(...daily)).toEqual([
    '2026-10-24T12:00/2026-10-24T13:00',
    '2026-10-25T12:00/2026-10-25T13:00',
  ]);
});

describe('an all-day event', () => {
  const wholeDay = ['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'];

  test('lasts from midnight to midnight, 25 hours when clocks go back', () => {
    expect(read(...vevent(...wholeDay))).toEqual(['2026-10-24T22:00/2026-10-25T23:00']);
  });

  test('lasts a day without an end', () => {
    expect(read(...vevent('DTSTART;VALUE=DATE:20261101'))).toEqual([
      '2026-10-31T23:00/2026-11-01T23:00',
    ]);
  });

  test('does not count when it is shown as free', () => {
    expect(read(...vevent(...wholeDay, 'TRANSP:TRANSPARENT'))).toEqual([]);
  });
});

describe('single dates of a recurring event', () => {
  const daily = ['DTSTART:20261020T100000Z', 'DTEND:20261020T110000Z', 'RRULE:FREQ=DAILY;COUNT=3'];

  test('are left out', () => {
    expect(read(...vevent(...daily, 'EXDATE:20261021T100000Z'))).toEqual([
      '2026-10-20T10:00/2026-10-20T11:00',
      '2026-10-22T10:00/2026-10-22T11:00',
    ]);
  });

  test('are moved, also into the period from after it', () => {
    const late = [
      'DTSTART:20261020T100000Z',
      'DTEND:20261020T110000Z',
      'RRULE:FREQ=MONTHLY;COUNT=3',
    ];
    const moved = vevent(
      'RECURRENCE-ID:20261120T100000Z',
      'DTSTART:20261110T150000Z',
      'DTEND:20261110T160000Z',
    );
    expect(read(...vevent(...late), ...moved)).toEqual([
      '2026-10-20T10:00/2026-10-20T11:00',
      '2026-11-10T15:00/2026-11-10T16:00',
    ]);
  });

  test('are canceled', () => {
    const canceled = vevent(
      'RECURRENCE-ID:20261020T100000Z',
      'DTSTART:20261020T100000Z',
      'DTEND:20261020T110000Z',
      'STATUS:CANCELLED',
    );
    expect(read(...vevent(...daily), ...canceled)).toEqual([
      '2026-10-21T10:00/2026-10-21T11:00',
      '2026-10-22T10:00/2026-10-22T11:00',
    ]);
  });
});

test('joins times that overlap or adjoin, sorts them and omits those outside of the period', () => {
  const event = (start: string, end: string) =>
    vevent(`DTSTART:202610${start}00Z`, `DTEND:202610${end}00Z`);
  expect(
    read(
      ...event('22T1000', '22T1100'),
      ...event('20T1000', '20T1200'),
      ...event('20T1030', '20T1100'),
      ...event('20T1200', '20T1300'),
      ...event('18T2330', '19T0030'),
      ...event('17T1000', '17T1100'),
    ),
  ).toEqual([
    '2026-10-18T23:30/2026-10-19T00:30',
    '2026-10-20T10:00/2026-10-20T13:00',
    '2026-10-22T10:00/2026-10-22T11:00',
  ]);
});

test('reads a calendar without events, and skips one without a start', () => {
  expect(read()).toEqual([]);
  expect(read(...vevent('SUMMARY:Some day'))).toEqual([]);
});

test.for([
  ['an empty text', ''],
  ['a page', '<!doctype html><title>Log in</title>'],
  ['a card', 'BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD'],
  ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1'],
] as const)('refuses %s', ([, text]) => {
  expect(() => computeBusyTimes(text, period, 'UTC')).toThrow(calendarError('unreadable'));
});

describe('stops computing', () => {
  test.for([
    ['seconds since 1900', 'DTSTART:19000101T100000Z', 'FREQ=SECONDLY'],
    ['the thirtieth of February', 'DTSTART:20200101T100000Z', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ] as const)('%s', ([, start, rule]) => {
    expect(() => read(...vevent(start, `RRULE:${rule}`))).toThrow(calendarError('toolarge'));
  });
});
