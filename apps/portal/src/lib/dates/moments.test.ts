import { describe, expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import {
  formatClockInSentence,
  formatDateInWords,
  formatFullMoment,
  formatMoment,
  formatPeriod,
  formatTimes,
} from './moments.ts';
import { isRepeatedTime } from './dates.ts';

const berlin = 'Europe/Berlin';
const losAngeles = 'America/Los_Angeles';

/**
 * Formats the time for a viewer in Berlin on Sunday 22 November 2026 at noon, unless told
 * otherwise.
 */
function seen(
  text: string,
  seenBy: { locale?: string; zone?: string; present?: string; userZone?: string } = {},
): string {
  const { locale = 'en-GB', zone = berlin, present = '2026-11-22T12:00:00+01:00' } = seenBy;
  const { userZone = zone } = seenBy;
  return formatMoment(new Date(text), locale, zone, { present: new Date(present), userZone });
}

const inSentence = (text: string, locale: string) =>
  formatMoment(new Date(text), locale, berlin, {
    inSentence: true,
    present: new Date('2026-11-22T12:00:00+01:00'),
    userZone: berlin,
  });

/** Replaces the narrow and no-break spaces of Intl, which vary. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');

describe('formatMoment', () => {
  test.each([
    ['2026-11-21T18:00:00+01:00', 'Yesterday 18:00'],
    ['2026-11-22T18:00:00+01:00', 'Today 18:00'],
    ['2026-11-23T07:00:00+01:00', 'Tomorrow 07:00'],
    ['2026-11-24T07:00:00+01:00', 'Tue 24 Nov, 07:00'],
    ['2026-11-20T07:00:00+01:00', 'Fri 20 Nov, 07:00'],
  ])('%s is %s', (at, text) => expect(seen(at)).toBe(text));

  test.each([
    ['2026-11-22T23:59:00+01:00', '2026-11-22T00:00:00+01:00', 'Today 23:59'],
    ['2026-11-23T00:00:00+01:00', '2026-11-22T23:59:59+01:00', 'Tomorrow 00:00'],
    ['2026-11-22T23:59:00+01:00', '2026-11-23T00:00:00+01:00', 'Yesterday 23:59'],
  ])('%s seen at %s is %s: days end at midnight', (at, present, text) =>
    expect(seen(at, { present })).toBe(text),
  );

  test('counts days in the studio’s zone, not the user’s', () => {
    // 23:30 in Los Angeles is 08:30 of the next day in Berlin.
    const present = '2026-11-21T23:30:00-08:00';
    expect(seen('2026-11-22T07:00:00-08:00', { zone: losAngeles, present })).toBe('Tomorrow 07:00');
    expect(seen('2026-11-22T18:00:00+01:00', { present })).toBe('Today 18:00');
  });

  // Clocks in Berlin go forward on 29 March 2026 (23 hours) and back on 25 October 2026 (25 hours).
  test.each([
    ['2026-03-29T18:00:00+02:00', '2026-03-29T00:30:00+01:00', 'Today 18:00'],
    ['2026-03-30T00:30:00+02:00', '2026-03-29T00:30:00+01:00', 'Tomorrow 00:30'],
    ['2026-03-29T23:30:00+02:00', '2026-03-28T23:45:00+01:00', 'Tomorrow 23:30'],
    ['2026-10-25T23:30:00+01:00', '2026-10-25T00:15:00+02:00', 'Today 23:30'],
    ['2026-10-26T00:15:00+01:00', '2026-10-25T00:00:00+02:00', 'Tomorrow 00:15'],
  ])('%s seen at %s is %s, across clock changes', (at, present, text) =>
    expect(seen(at, { present })).toBe(text),
  );

  test.each([
    ['2027-01-01T07:00:00+01:00', '2026-12-31T22:00:00+01:00', 'Tomorrow 07:00'],
    ['2027-01-04T07:00:00+01:00', '2026-12-31T22:00:00+01:00', 'Mon, 4 Jan 2027, 07:00'],
    ['2027-01-04T07:00:00+01:00', '2027-01-01T00:00:00+01:00', 'Mon 4 Jan, 07:00'],
    ['2026-12-28T07:00:00+01:00', '2027-01-01T00:00:00+01:00', 'Mon, 28 Dec 2026, 07:00'],
    ['2028-02-29T07:00:00+01:00', '2028-02-28T22:00:00+01:00', 'Tomorrow 07:00'],
    ['2028-03-01T07:00:00+01:00', '2028-02-29T22:00:00+01:00', 'Tomorrow 07:00'],
  ])('%s seen at %s is %s: shows only another year', (at, present, text) =>
    expect(plain(seen(at, { present }))).toBe(text),
  );

  test('names the zone only to users whose clock shows another time', () => {
    expect(seen('2026-11-22T18:00:00+01:00', { userZone: 'Europe/London' })).toBe(
      'Today 18:00 (CET)',
    );
    expect(seen('2026-11-22T18:00:00+01:00', { userZone: 'Europe/Rome' })).toBe('Today 18:00');
    expect(formatFullMoment(new Date('2026-11-22T18:00:00+01:00'), 'en-GB', berlin, 'UTC')).toBe(
      'Sunday, 22 November 2026 at 18:00 (CET)',
    );
  });
});

describe('in each language', () => {
  test.each([
    ['en-GB', 'Today 18:00', 'today 18:00', 'Tue 24 Nov, 07:00', 'Tue 24 Nov, 07:00'],
    ['en-US', 'Today 6:00 PM', 'today 6:00 PM', 'Tue, Nov 24, 7:00 AM', 'Tue, Nov 24, 7:00 AM'],
    ['de-DE', 'Heute 18:00', 'heute 18:00 Uhr', 'Di., 24. Nov., 07:00', 'Di., 24. Nov., 07:00 Uhr'],
    [
      'fr-FR',
      'Aujourd’hui 18:00',
      'aujourd’hui 18:00',
      'Mar. 24 nov., 07:00',
      'mar. 24 nov., 07:00',
    ],
    ['es-ES', 'Hoy 18:00', 'hoy a las 18:00', 'Mar, 24 nov, 7:00', 'el mar, 24 nov, 7:00'],
    ['it-IT', 'Oggi 18:00', 'oggi 18:00', 'Mar 24 nov, 07:00', 'mar 24 nov, 07:00'],
    ['nl-NL', 'Vandaag 18:00', 'vandaag 18:00', 'Di 24 nov, 07:00', 'di 24 nov, 07:00'],
    ['hu-HU', 'Ma 18:00', 'ma 18:00', 'Nov. 24., K 7:00', 'nov. 24., K 7:00'],
    ['cs-CZ', 'Dnes 18:00', 'dnes 18:00', 'Út 24. 11. 7:00', 'út 24. 11. 7:00'],
    ['pl-PL', 'Dzisiaj 18:00', 'dzisiaj 18:00', 'Wt., 24 lis, 07:00', 'wt., 24 lis, 07:00'],
    ['sl-SI', 'Danes 18:00', 'danes 18:00', 'Tor., 24. nov., 07:00', 'tor., 24. nov., 07:00'],
  ])('%s: %s, %s, %s, %s', (locale, near, nearInSentence, far, farInSentence) => {
    const [today, later] = ['2026-11-22T18:00:00+01:00', '2026-11-24T07:00:00+01:00'] as const;
    expect(plain(seen(today, { locale }))).toBe(near);
    expect(plain(inSentence(today, locale))).toBe(nearInSentence);
    expect(plain(seen(later, { locale }))).toBe(far);
    expect(plain(inSentence(later, locale))).toBe(farInSentence);
  });

  test('starts with a capital letter or a digit in every language', () => {
    for (const locale of locales)
      for (const at of ['2026-11-22T18:00:00+01:00', '2026-11-24T07:00:00+01:00'])
        expect(seen(at, { locale })).toMatch(/^[\p{Lu}\d]/u);
  });

  test('appends "Uhr" to a time in German sentences', () => {
    const at = new Date('2026-11-22T22:00:00+01:00');
    expect(formatClockInSentence(at, 'de-DE', berlin)).toBe('22:00 Uhr');
    expect(formatClockInSentence(at, 'en-GB', berlin)).toBe('22:00');
  });
});

describe('the hour that occurs twice', () => {
  const first = new Date('2026-10-25T02:30:00+02:00');
  const second = new Date('2026-10-25T02:30:00+01:00');
  const options = { present: new Date('2026-10-20T12:00:00+02:00'), userZone: berlin };

  test('names the offset of a time', () => {
    expect(formatMoment(first, 'en-GB', berlin, options)).toBe('Sun 25 Oct, 02:30 (GMT+2)');
    expect(formatMoment(second, 'en-GB', berlin, options)).toBe('Sun 25 Oct, 02:30 (GMT+1)');
    const after = new Date('2026-10-25T03:00:00+01:00');
    expect(formatMoment(after, 'en-GB', berlin, options)).toBe('Sun 25 Oct, 03:00');
  });

  test('names both offsets of a period that seems to run backwards', () => {
    const end = new Date('2026-10-25T02:15:00+01:00');
    expect(plain(formatTimes(first, end, 'en-GB', berlin, berlin))).toBe(
      '02:30 (GMT+2) – 02:15 (GMT+1)',
    );
    expect(plain(formatPeriod(first, end, 'de-DE', berlin, options))).toBe(
      'So., 25. Okt., 02:30 (GMT+2) – 02:15 (GMT+1)',
    );
  });

  test.each(['Australia/Lord_Howe', 'Europe/Berlin', 'America/New_York'])(
    'occurs on one day a year in %s',
    (zone) => {
      const times = Array.from({ length: 366 * 48 }, (_, step) => step * 1_800_000);
      const year = Date.UTC(2026, 0, 1);
      const twice = times.filter((time) => isRepeatedTime(new Date(year + time), zone));
      expect(twice.length).toBe(zone === 'Australia/Lord_Howe' ? 2 : 4);
    },
  );
});

describe('formatPeriod', () => {
  const period = (start: string, end: string, locale = 'en-GB') =>
    plain(
      formatPeriod(new Date(start), new Date(end), locale, berlin, {
        present: new Date('2026-11-22T12:00:00+01:00'),
        userZone: berlin,
      }),
    );
  test.each([
    ['2026-11-22T18:00:00+01:00', '2026-11-22T19:15:00+01:00', 'Today 18:00–19:15'],
    ['2026-11-24T07:00:00+01:00', '2026-11-24T08:15:00+01:00', 'Tue 24 Nov, 07:00–08:15'],
    ['2027-01-04T07:00:00+01:00', '2027-01-04T08:15:00+01:00', 'Mon, 4 Jan 2027, 07:00–08:15'],
  ])('formats %s to %s as %s', (start, end, text) => expect(period(start, end)).toBe(text));

  test('shows only the times beside a day, with the zone if the user’s clock differs', () => {
    const [start, end] = [
      new Date('2026-11-24T07:00:00+01:00'),
      new Date('2026-11-24T08:15:00+01:00'),
    ];
    expect(formatTimes(start, end, 'en-GB', berlin, berlin)).toBe('07:00–08:15');
    expect(formatTimes(start, end, 'en-GB', berlin, losAngeles)).toBe('07:00–08:15 (CET)');
  });

  test('names both days of a period over midnight', () =>
    expect(period('2026-11-22T23:30:00+01:00', '2026-11-23T00:30:00+01:00')).toBe(
      'Sun 22 Nov, 23:30 – Mon 23 Nov, 00:30',
    ));

  test('appends "Uhr" in German and merges AM/PM in American English', () => {
    expect(period('2026-11-22T18:00:00+01:00', '2026-11-22T19:15:00+01:00', 'de-DE')).toBe(
      'Heute 18:00–19:15 Uhr',
    );
    expect(period('2026-11-22T18:00:00+01:00', '2026-11-22T19:15:00+01:00', 'en-US')).toBe(
      'Today 6:00 – 7:15 PM',
    );
  });
});

test('puts the relative day before the date in long form', () => {
  const inWords = (text: string, locale = 'en-GB') =>
    formatDateInWords(new Date(text), locale, berlin, new Date('2026-11-22T12:00:00+01:00'));
  expect(inWords('2026-11-22T18:00:00+01:00')).toBe('Today, Sunday 22 November');
  expect(inWords('2026-11-24T18:00:00+01:00')).toBe('Tuesday 24 November');
  expect(inWords('2026-11-23T18:00:00+01:00', 'de-DE')).toBe('Morgen, Montag, 23. November');
});
