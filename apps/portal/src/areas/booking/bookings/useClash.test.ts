import { expect, test } from 'vitest';
import { findClash } from './useClash.ts';

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);

/** A booking from ten to eleven. */
const booking = { startDateTime: at('10:00'), endDateTime: at('11:00'), onWaitingList: false };

test.each([
  ['09:00', '10:00', false],
  ['09:30', '10:30', true],
  ['10:15', '10:45', true],
  ['09:00', '12:00', true],
  ['11:00', '12:00', false],
])('finds a clash from %s to %s: %s', (start, end, clashes) =>
  expect(findClash([booking], { start: at(start), end: at(end) })).toBe(
    clashes ? booking : undefined,
  ),
);

test('ignores a place on a waiting list', () =>
  expect(
    findClash([{ ...booking, onWaitingList: true }], { start: at('10:00'), end: at('11:00') }),
  ).toBeUndefined());
