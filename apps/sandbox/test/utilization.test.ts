/** Utilization of the sample studios: plausible curves in local time, known up to the current hour. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { seed } from '../src/seed/seed.ts';
import { sampleStudios } from '../src/seed/studios.ts';
import type { Schemas } from '../src/platform/api.ts';
import { addDays, dayIn, instantAt } from '../src/platform/time.ts';
import { openEmpty } from './harness/databases.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

// Daylight saving changes in Berlin during the four weeks before.
const firstStart = new Date('2026-11-11T10:00:00Z');

let store: OpenDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  store = await openEmpty();
  await seed(store.db, firstStart);
  sandbox = await createSandbox(store);
});

afterAll(async () => {
  await sandbox.app.close();
  await store.close();
});

const studioRequest = ({ id, tenant }: { id: number; tenant: string }) => ({
  path: { studioId: id },
  headers: { 'x-tenant': tenant },
});

const closed = sampleStudios.filter(({ id }) => id === 3002);
const open = sampleStudios.filter((studio) => !closed.includes(studio));

const maxVisitors = (hours: Schemas['HistoricUtilizationHour'][], from: string, until: string) =>
  Math.max(
    ...hours
      .filter(({ startTime }) => startTime >= from && startTime < until)
      .map(({ averageVisitors }) => averageVisitors),
  );

describe.for(open.map((studio) => [studio.name, studio] as const))('%s', ([, studio]) => {
  test('has peaks in the morning and the evening, and different weekends', async () => {
    sandbox.services.clock.set(firstStart);
    const { body } = await sandbox.call('listPublicHistoricUtilization', studioRequest(studio));
    expect(body).toHaveLength(7);
    const findHours = (day: string) => body.find(({ dayOfWeek }) => dayOfWeek === day)?.hours ?? [];
    const [tuesday, sunday] = [findHours('TUESDAY'), findHours('SUNDAY')];
    // Local time, before and after the daylight saving change.
    expect(tuesday.map(({ startTime }) => startTime)).toEqual(
      Array.from({ length: 17 }, (_, index) => `${String(6 + index).padStart(2, '0')}:00`),
    );
    const noon = maxVisitors(tuesday, '14:00', '15:00');
    expect(maxVisitors(tuesday, '06:00', '11:00')).toBeGreaterThan(noon);
    expect(maxVisitors(tuesday, '16:00', '21:00')).toBeGreaterThan(noon);
    expect(sunday[0]?.startTime).toBe('09:00');
    expect(sunday.at(-1)?.endTime).toBe('20:00');
    for (const { percentage, level } of tuesday)
      expect(level === 'LOW').toBe(percentage <= (studio.tenant === 'volt' ? 30 : 35));
  });

  test('is counted up to the current hour, and estimated for the rest of the day', async () => {
    const day = addDays(dayIn(studio.zoneId, firstStart), 1);
    sandbox.services.clock.set(instantAt(studio.zoneId, day, '12:20'));
    const { body: until } = await sandbox.call('getPublicUtilizationToday', studioRequest(studio));
    expect(until.date).toBe(day);
    expect(until.hours.map(({ startDateTime }) => startDateTime.slice(11, 13))).toEqual([
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ]);
    const { body: fullDay } = await sandbox.call('getPublicUtilization', studioRequest(studio));
    expect(fullDay.hours.slice(0, 7)).toEqual(until.hours);
    expect(fullDay.hours.slice(7).map(({ state }) => state)).toEqual(Array(10).fill('EXPECTED'));
    const { body: usual } = await sandbox.call(
      'listPublicHistoricUtilization',
      studioRequest(studio),
    );
    const thursday = usual.find(({ dayOfWeek }) => dayOfWeek === 'THURSDAY')?.hours.slice(7);
    expect(fullDay.hours.slice(7).map(({ visitors }) => visitors)).toEqual(
      thursday?.map(({ averageVisitors }) => Math.round(averageVisitors)),
    );
    const { body: now } = await sandbox.call('getPublicActiveCheckins', studioRequest(studio));
    const { startDateTime, visitors } = until.hours[6] ?? {};
    expect(now).toMatchObject({ countedAt: startDateTime, activeCheckins: visitors });
  });
});

test('counts no visitors at night', async () => {
  const [studio] = open;
  if (!studio) throw new Error('The sample data has no open studio.');
  sandbox.services.clock.set(new Date('2026-11-13T02:00:00+01:00'));
  const { body } = await sandbox.call('getPublicActiveCheckins', studioRequest(studio));
  expect(body).toMatchObject({ activeCheckins: 0, percentage: 0, level: 'LOW' });
  expect(
    (await sandbox.call('getPublicUtilizationToday', studioRequest(studio))).body.hours,
  ).toEqual([]);
});

test.for(closed)('$name does not reveal its utilization', async (studio) => {
  const { body } = await sandbox.call('getPublicUtilizationReveal', studioRequest(studio));
  expect(body).toEqual({ revealed: false });
  const refused = await sandbox.call('listPublicHistoricUtilization', studioRequest(studio));
  expect(refused.errorCode).toBe('utilization.error.notrevealed');
});

test('adds the missing weeks on a later start', async () => {
  const later = new Date('2026-12-20T18:30:00+01:00');
  await seed(store.db, later);
  sandbox.services.clock.set(later);
  for (const studio of open) {
    const { body } = await sandbox.call('listPublicHistoricUtilization', studioRequest(studio));
    expect(body).toHaveLength(7);
    const { body: today } = await sandbox.call('getPublicUtilizationToday', studioRequest(studio));
    expect(today.hours.length).toBeGreaterThan(0);
  }
});
