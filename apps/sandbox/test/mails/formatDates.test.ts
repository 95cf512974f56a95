import { expect, test } from 'vitest';
import { formatMoment, formatPeriod } from '../../src/platform/mail/formatDates.ts';

const studio = { zoneId: 'Europe/Berlin' };

/** Replaces the narrow and no-break spaces of Intl, which vary. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');

test.for([
  ['2026-10-25T02:30:00+02:00', 'Sunday 25 October 2026 at 02:30 (GMT+2)'],
  ['2026-10-25T02:30:00+01:00', 'Sunday 25 October 2026 at 02:30 (GMT+1)'],
  ['2026-10-25T03:00:00+01:00', 'Sunday 25 October 2026 at 03:00'],
] as const)('shows %s as %s', ([instant, text]) => {
  expect(plain(formatMoment('en-GB', studio.zoneId, instant)).replace(',', '')).toBe(text);
});

test('names the offsets of a period in which the clocks are set back', () => {
  const times = { startsAt: '2026-10-25T02:30:00+02:00', endsAt: '2026-10-25T02:15:00+01:00' };
  expect(plain(formatPeriod('en-GB', { ...times, studio })).replace(',', '')).toBe(
    'Sunday 25 October 2026 at 02:30 (GMT+2) – 02:15 (GMT+1)',
  );
});
