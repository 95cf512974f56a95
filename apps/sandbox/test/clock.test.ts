import { expect, test } from 'vitest';
import { createClock } from '../src/platform/clock.ts';
import { createServer } from '../src/app/server.ts';
import { useSandbox } from './harness/sandbox.ts';

const lastNight = '2026-12-31T23:50:00+01:00';
const firstNight = '2027-01-01T00:10:00+01:00';

test('runs on from the set time, can be fixed, and returns to the machine’s time', async () => {
  const clock = createClock();
  clock.runFrom(new Date(lastNight));
  const first = clock.now().getTime();
  expect(first - Date.parse(lastNight)).toBeLessThan(60_000);
  await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first);
  clock.set(new Date(firstNight));
  expect(clock.now()).toEqual(new Date(firstNight));
  clock.set(null);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
});

const sandbox = useSandbox();

async function setClock(now: string, settableClock = true, host = 'localhost') {
  const app = await createServer({
    services: sandbox().services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: true,
    providerStates: false,
    settableClock,
  });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/_clock',
    headers: { host },
    payload: { now },
  });
  await app.close();
  return { statusCode, body };
}

test.for([
  ['an earlier time', '2026-11-24T09:00:00+01:00'],
  ['a text that is no time', 'tomorrow'],
  ['a time without an offset', '2030-01-01T00:00:00'],
] as const)('rejects %s', async ([, now]) => {
  const before = sandbox().services.clock.now();
  expect(await setClock(now)).toEqual({
    statusCode: 400,
    body: expect.stringContaining('now'),
  });
  expect(sandbox().services.clock.now()).toEqual(before);
});

test('is settable on this machine only, and only when the sandbox runs with its own time', async () => {
  expect((await setClock('2030-01-01T00:00:00Z', true, 'portal.example')).statusCode).toBe(404);
  expect((await setClock('2030-01-01T00:00:00Z', false)).statusCode).toBe(404);
});

test('answers with its own time, by which clients correct their clocks', async () => {
  sandbox().services.clock.set(new Date(lastNight));
  const { headers } = await sandbox().call('getTenant', {});
  expect(new Date(String(headers.date))).toEqual(new Date(lastNight));
});
