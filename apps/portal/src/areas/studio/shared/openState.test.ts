import { describe, expect, test } from 'vitest';
import { openState } from './openState.ts';

const at = (text: string) => new Date(text);

/** Open from 06:00 to 22:00 every day in Berlin; closed on Sunday, 22 November. */
const closings = [
  { from: at('2026-11-21T00:00:00+01:00'), until: at('2026-11-21T06:00:00+01:00') },
  { from: at('2026-11-21T22:00:00+01:00'), until: at('2026-11-23T06:00:00+01:00') },
  { from: at('2026-11-23T22:00:00+01:00'), until: at('2026-11-24T06:00:00+01:00') },
];

describe('openState', () => {
  test('is open until the next closing', () =>
    expect(openState(closings, at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: true,
      until: at('2026-11-21T22:00:00+01:00'),
    }));
  test('is closed until the next opening', () =>
    expect(openState(closings, at('2026-11-21T05:59:00+01:00'))).toEqual({
      open: false,
      opens: at('2026-11-21T06:00:00+01:00'),
    }));
  test('is open at the exact opening time', () =>
    expect(openState(closings, at('2026-11-21T06:00:00+01:00'))).toMatchObject({ open: true }));
  test('is closed after closing time and on Sunday, until Monday', () => {
    const monday = { open: false, opens: at('2026-11-23T06:00:00+01:00') };
    expect(openState(closings, at('2026-11-21T22:00:00+01:00'))).toEqual(monday);
    expect(openState(closings, at('2026-11-22T12:00:00+01:00'))).toEqual(monday);
  });
  test('is open without closings', () =>
    expect(openState([], at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: true,
      until: undefined,
    }));
  test('has no opening time if closed for good', () => {
    const closed = [
      { from: at('2026-11-21T00:00:00+01:00'), until: at('2026-11-29T00:00:00+01:00') },
    ];
    expect(openState(closed, at('2026-11-21T12:00:00+01:00'))).toEqual({
      open: false,
      opens: undefined,
    });
  });
});
