/** When a studio is closed, as instants (specification 2, section 3: closingHoursDtos from and until). */
import { describe, expect, test } from 'vitest';
import { toClosingHours, type WeeklyClosing } from '../src/domains/studios/closings.ts';
import { weekdays } from '../src/platform/time.ts';

const nights: WeeklyClosing[] = weekdays.flatMap((dayOfWeek) => [
  { dayOfWeek, from: '22:00', until: '24:00' },
  { dayOfWeek, from: '00:00', until: '06:00' },
]);

describe('closings from today on', () => {
  const told = toClosingHours(new Date('2026-11-21T12:00:00+01:00'), 'Europe/Berlin', nights);

  test('begin with the morning of today, and a night is one', () => {
    expect(told.slice(0, 2)).toEqual([
      { from: '2026-11-21T00:00:00+01:00', until: '2026-11-21T06:00:00+01:00' },
      { from: '2026-11-21T22:00:00+01:00', until: '2026-11-22T06:00:00+01:00' },
    ]);
  });

  test('end with the eighth day', () => {
    expect(told.at(-1)).toEqual({
      from: '2026-11-28T22:00:00+01:00',
      until: '2026-11-29T00:00:00+01:00',
    });
  });

  test('today is the day of the studio', () => {
    const [first] = toClosingHours(new Date('2026-11-21T12:00:00Z'), 'Pacific/Auckland', nights);
    expect(first?.from).toBe('2026-11-22T00:00:00+13:00');
  });

  test('a night in which the clocks change keeps its wall clock', () => {
    const [, night] = toClosingHours(new Date('2026-10-24T12:00:00Z'), 'Europe/Berlin', nights);
    expect(night).toEqual({
      from: '2026-10-24T22:00:00+02:00',
      until: '2026-10-25T06:00:00+01:00',
    });
  });

  test('a studio that never closes has none', () => {
    expect(toClosingHours(new Date(), 'Europe/Berlin', [])).toEqual([]);
  });
});
