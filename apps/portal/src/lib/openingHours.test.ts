import type { ClosingHours } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { openState } from './openingHours.ts';

const zone = 'Europe/Berlin';
const days = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
/** Open from 06:00 to 22:00 every day. */
const hours: ClosingHours[] = days.flatMap((dayOfWeek) => [
  { dayOfWeek, from: '00:00', until: '06:00' },
  { dayOfWeek, from: '22:00', until: '24:00' },
]);
const at = (text: string) => new Date(text);

describe('opening hours, told by the hours of closing', () => {
  test('open, until it closes', () =>
    expect(openState(hours, zone, at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: true,
      until: 22 * 60,
    }));
  test('closed before it opens', () =>
    expect(openState(hours, zone, at('2026-11-21T05:59:00+01:00'))).toEqual({
      open: false,
      opens: { inDays: 0, at: 360 },
    }));
  test('closed after it closed: opens tomorrow', () =>
    expect(openState(hours, zone, at('2026-11-21T22:00:00+01:00'))).toEqual({
      open: false,
      opens: { inDays: 1, at: 360 },
    }));
  test('closed on Sundays: opens on Monday', () => {
    const closed = [...hours, { dayOfWeek: 'SUNDAY', from: '00:00', until: '24:00' } as const];
    expect(openState(closed, zone, at('2026-11-22T12:00:00+01:00'))).toEqual({
      open: false,
      opens: { inDays: 1, at: 360 },
    });
    expect(openState(closed, zone, at('2026-11-21T23:00:00+01:00'))).toEqual({
      open: false,
      opens: { inDays: 2, at: 360 },
    });
  });
  test('never closed', () =>
    expect(openState([], zone, at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: true,
      until: undefined,
    }));
  test('closed for good', () => {
    const closed = days.map((dayOfWeek) => ({ dayOfWeek, from: '00:00', until: '24:00' }));
    expect(openState(closed, zone, at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: false,
      opens: undefined,
    });
  });
  test('goes by the clock of the studio', () =>
    expect(openState(hours, 'America/Los_Angeles', at('2026-11-21T12:00:00Z'))).toEqual({
      open: false,
      opens: { inDays: 0, at: 360 },
    }));
});
