/** Closing hours of a studio as instants (spec 2, section 3: closingHoursDtos from and until). */
import { describe, expect, test } from 'vitest';
import { toClosingHours, type WeeklyClosing } from '../src/domains/studios/closings.ts';
import { weekdays } from '../src/platform/time.ts';

const nights: WeeklyClosing[] = weekdays.flatMap((dayOfWeek) => [
  { dayOfWeek, from: '22:00', until: '24:00' },
  { dayOfWeek, from: '00:00', until: '06:00' },
]);

describe('closing hours', () => {
  const closingHours = toClosingHours(
    new Date('2026-11-21T12:00:00+01:00'),
    'Europe/Berlin',
    nights,
  );

  test('start with this morning and merge a night', () => {
    expect(closingHours.slice(0, 2)).toEqual([
      { from: '2026-11-21T00:00:00+01:00', until: '2026-11-21T06:00:00+01:00' },
      { from: '2026-11-21T22:00:00+01:00', until: '2026-11-22T06:00:00+01:00' },
    ]);
  });

  test('end with the eighth day', () => {
    expect(closingHours.at(-1)).toEqual({
      from: '2026-11-28T22:00:00+01:00',
      until: '2026-11-29T00:00:00+01:00',
    });
  });

  test('start today in the studio’s time zone', () => {
    const [first] = toClosingHours(new Date('2026-11-21T12:00:00Z'), 'Pacific/Auckland', nights);
    expect(first?.from).toBe('2026-11-22T00:00:00+13:00');
  });

  test('keep the wall clock when daylight saving changes at night', () => {
    const [, night] = toClosingHours(new Date('2026-10-24T12:00:00Z'), 'Europe/Berlin', nights);
    expect(night).toEqual({
      from: '2026-10-24T22:00:00+02:00',
      until: '2026-10-25T06:00:00+01:00',
    });
  });

  test('are empty for a studio that never closes', () => {
    expect(toClosingHours(new Date(), 'Europe/Berlin', [])).toEqual([]);
  });
});
