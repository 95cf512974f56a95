/** A sandbox with its own time: the clock runs on from the set time, and the sample data surrounds that day. */
import { gte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createClock } from '../../src/platform/clock.ts';
import { courseAppointments } from '../../src/domains/bookings/courses/tables.ts';
import { seed } from '../../src/seed/seed.ts';
import { createServer } from '../../src/app/server.ts';
import { createServices } from '../../src/app/services.ts';
import { dayIn } from '../../src/platform/time.ts';
import { openEmpty } from '../harness/databases.ts';
import { launch } from '../harness/process.ts';

const lastNight = '2026-12-31T23:50:00+01:00';

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
] as const)('rejects %s', async ([, env, line]) => {
  const { code, stderr } = await launch({ env: { DATA_DIR: 'memory', ...env } }).ended;
  expect([code, stderr.trim()]).toEqual([2, expect.stringMatching(line)]);
});

test('starts at the time of CLOCK, with sample courses around it', async () => {
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

test('runs on from a later time, and creates the courses of upcoming days', async () => {
  const store = await openEmpty();
  const clock = createClock();
  clock.runFrom(new Date(lastNight));
  await seed(store.db, clock.now());
  const app = await createServer({
    services: createServices(store.db, clock),
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: true,
    providerStates: false,
    settableClock: true,
  });
  const leapDay = new Date('2028-02-29T00:10:00+01:00');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/_clock',
    headers: { host: 'localhost' },
    payload: { now: leapDay.toISOString() },
  });
  expect(statusCode).toBe(200);
  expect(dayIn('Europe/Berlin', clock.now())).toBe('2028-02-29');
  const planned = await store.db.$count(
    courseAppointments,
    gte(courseAppointments.startsAt, leapDay),
  );
  expect(planned).toBeGreaterThan(1000);
  await app.close();
  await store.close();
});
