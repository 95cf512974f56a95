import { expect, test } from 'vitest';
import { isTimeToOffer } from './passkeyOffer.ts';

const now = Date.UTC(2026, 10, 25);
const daysAgo = (days: number): number => now - days * 24 * 60 * 60 * 1000;

test('offers a passkey at first and then once a month', () => {
  expect(isTimeToOffer(undefined, now)).toBe(true);
  expect(isTimeToOffer(daysAgo(29), now)).toBe(false);
  expect(isTimeToOffer(daysAgo(30), now)).toBe(true);
});

test('ignores a stored value that is not a time', () => {
  expect(isTimeToOffer('yesterday', now)).toBe(true);
});
