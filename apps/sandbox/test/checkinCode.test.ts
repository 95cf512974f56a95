/** Check-in logic without a studio: codes for the scanner, and texts of the history. */
import { expect, test } from 'vitest';
import { createCode, verifyCode } from '../src/domains/visits/code.ts';
import { defaultSettings } from '../src/domains/visits/settings.ts';
import { checkinHistoryTexts } from '../src/domains/visits/historyTexts.ts';

test('accepts a code only for its member, studio and period', () => {
  const studio = { id: 1001, zoneId: 'Europe/Berlin' };
  const settings = { ...defaultSettings, codeSecret: 'secret' };
  const now = new Date('2026-11-25T08:00:40Z');
  const code = createCode(7001, studio, settings, now);
  if (!code) throw new Error('createCode returned no code.');
  expect(code.validUntil).toBe('2026-11-25T09:30:00+01:00');
  const last = new Date('2026-11-25T08:29:59Z');
  expect(verifyCode(code.value, 1001, 'secret', last)).toBe(7001);
  const end = new Date('2026-11-25T08:30:00Z');
  expect(verifyCode(code.value, 1001, 'secret', end)).toBeNull();
  expect(verifyCode(code.value, 1002, 'secret', now)).toBeNull();
  expect(verifyCode(code.value, 1001, 'another', now)).toBeNull();
  const other = code.value.replace('.5eh.', '.5ei.');
  expect(verifyCode(other, 1001, 'secret', now)).toBeNull();
  expect(verifyCode('nothing', 1001, 'secret', now)).toBeNull();
});

test('has the same placeholders in every language', () => {
  for (const { period, goesOn } of Object.values(checkinHistoryTexts)) {
    expect(period).toMatch(/\{from\}.*\{until\}/);
    expect(goesOn).toContain('{from}');
  }
});
