import { afterEach, expect, test, vi } from 'vitest';
import { correctClock, dayInZone, now } from './dates.ts';
import { withServerClock } from './withServerClock.ts';

afterEach(() => correctClock(new Date().toUTCString(), 0));

/** Time of the server. */
const serverTime = new Date('2026-11-25T09:00:00Z');

const answer = (headers: Record<string, string>) =>
  withServerClock(() => Promise.resolve(new Response(null, { headers })))('/', {});

const fresh = { Date: serverTime.toUTCString(), 'Cache-Control': 'no-store' };

test.each([
  ['three hours fast', '2026-11-25T12:00:00Z'],
  ['26 hours slow', '2026-11-24T07:00:00Z'],
])('corrects a clock that is %s', async (_, device) => {
  vi.setSystemTime(new Date(device));
  await answer(fresh);
  expect(Math.abs(Number(now()) - Number(serverTime))).toBeLessThan(2000);
  expect(dayInZone('Europe/Berlin')).toBe('2026-11-25');
});

test('believes a clock that differs by seconds, as after a slow answer', async () => {
  vi.setSystemTime(new Date('2026-11-25T09:00:08Z'));
  await answer(fresh);
  expect(Number(now()) - Number(serverTime)).toBeGreaterThanOrEqual(8000);
});

test('ignores an answer that a cache may have kept', async () => {
  vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
  await answer({ ...fresh, 'Cache-Control': 'max-age=86400' });
  expect(Number(now())).toBeGreaterThanOrEqual(Date.parse('2026-11-25T12:00:00Z'));
});

test('asks again after the page was hidden', async () => {
  const ask = withServerClock(() => Promise.resolve(new Response(null, { headers: fresh })));
  vi.setSystemTime(serverTime);
  await ask('/', {});
  vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await ask('/', {});
  expect(Math.abs(Number(now()) - Number(serverTime))).toBeLessThan(2000);
});
