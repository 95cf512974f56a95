/** A sandbox at another time: its clock runs on from where it was set, its sample data lie around that day. */
import { count, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../src/clock.ts';
import type { OpenDatabase } from '../src/database/open.ts';
import { courseAppointments } from '../src/domains/courses/tables.ts';
import { seed } from '../src/seed/seed.ts';
import { createServer } from '../src/server/server.ts';
import { createServices } from '../src/server/services.ts';
import { openDump } from './harness/databases.ts';
import { launch } from './harness/process.ts';

const lastNight = '2026-12-31T23:50:00+01:00';
const firstNight = '2027-01-01T00:10:00+01:00';

test('the clock runs on from where it is set, stands still when told to, and goes back to the machine’s', async () => {
  const clock = createClock();
  clock.runFrom(new Date(lastNight));
  const first = clock.now().getTime();
  expect(first - Date.parse(lastNight)).toBeLessThan(1000);
  await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first);
  clock.set(new Date(firstNight));
  expect(clock.now()).toEqual(new Date(firstNight));
  clock.set(null);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000);
});

test.for([
  [
    'a time without an offset',
    { CLOCK: '2026-12-31T23:50:00' },
    /^CLOCK must be an instant with its/,
  ],
  ['a word', { CLOCK: 'tomorrow' }, /^CLOCK must be an instant with its offset, such as/],
  [
    'another time on a host that others reach',
    { CLOCK: lastNight, HOST: '0.0.0.0' },
    /not on 0\.0\.0\.0: start without CLOCK\.$/,
  ],
] as const)('%s is no start', async ([, env, line]) => {
  const { code, stderr } = await launch({ env: { DATA_DIR: 'memory', ...env } }).ended;
  expect([code, stderr.trim()]).toEqual([2, expect.stringMatching(line)]);
});

test('the process begins at the time of CLOCK, with sample courses around it', async () => {
  const sandbox = launch({ env: { DATA_DIR: 'memory', CLOCK: lastNight } });
  const origin = await sandbox.listening;
  const courses = await fetch(
    `${origin}/nox/public/v2/bookableitems/courses?organizationUnitId=1001&startDate=2027-01-01&endDate=2027-01-01`,
    { headers: { 'X-Tenant': 'northside', 'X-Nox-Client-Type': 'WEB' } },
  );
  const listed: unknown = await courses.json();
  sandbox.child.kill('SIGTERM');
  const { stdout } = await sandbox.ended;
  expect(stdout).toContain('Its clock runs on from 2026-12-31T22:50:00.000Z (CLOCK).');
  expect(listed).toHaveLength(7);
});

describe('told a later time', () => {
  let store: OpenDatabase;
  const clock = createClock();
  const serverAt = async (settableClock: boolean) =>
    createServer({
      services: createServices(store.db, clock),
      logLevel: 'silent',
      portalDist: '/nowhere',
      validateAnswers: true,
      providerStates: false,
      settableClock,
    });
  beforeAll(async () => {
    store = await openDump();
    clock.runFrom(new Date(lastNight));
    await seed(store.db, clock.now());
  });
  afterAll(() => store.close());

  const tell = async (now: string, settable = true, host = 'localhost') => {
    const app = await serverAt(settable);
    const answer = await app.inject({
      method: 'POST',
      url: '/_clock',
      headers: { host },
      payload: { now },
    });
    await app.close();
    return answer;
  };

  test('it runs on from there and plans the courses of the days that come within sight', async () => {
    const leapDay = '2028-02-29T00:10:00+01:00';
    const { statusCode } = await tell(leapDay);
    expect(statusCode).toBe(200);
    expect(clock.now().getTime() - Date.parse(leapDay)).toBeLessThan(10_000);
    const [planned] = await store.db
      .select({ rows: count() })
      .from(courseAppointments)
      .where(gte(courseAppointments.startsAt, new Date(leapDay)));
    expect(planned?.rows).toBeGreaterThan(1000);
  });

  test.for([
    ['an earlier one', lastNight],
    ['none', 'tomorrow'],
    ['one without an offset', '2030-01-01T00:00:00'],
  ] as const)('%s is refused', async ([, now]) => {
    const before = clock.now();
    const { statusCode, body } = await tell(now);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('now')]);
    expect(clock.now().getTime() - before.getTime()).toBeLessThan(10_000);
  });

  test('nobody else may: other hosts, and a sandbox with the real time, know no such address', async () => {
    expect((await tell('2030-01-01T00:00:00Z', true, 'portal.example')).statusCode).toBe(404);
    expect((await tell('2030-01-01T00:00:00Z', false)).statusCode).toBe(404);
  });
});
