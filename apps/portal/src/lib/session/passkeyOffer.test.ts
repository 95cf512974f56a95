import { expect, test } from 'vitest';
import { isTimeToOffer } from './passkeyOffer.ts';

const now = Date.UTC(2026, 10, 25);
const daysAgo = (days: number): number => now - days * 24 * 60 * 60 * 1000;

test('a passkey is offered at first, and once a month', () => {
  expect(isTimeToOffer(undefined, now)).toBe(true);
  expect(isTimeToOffer(daysAgo(29), now)).toBe(false);
  expect(isTimeToOffer(daysAgo(30), now)).toBe(true);
});

test('what is stored and no time is no offer of before', () => {
  expect(isTimeToOffer('yesterday', now)).toBe(true);
});
