/** The chain of `--seed`, by the example of the README, and one sentence for each mistake in such a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenants } from '../src/domains/brands/tables.ts';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { readSeedFile, type SeedFile } from '../src/seed/file/seedFile.ts';
import { seed } from '../src/seed/seed.ts';
import { openEmpty } from './harness/databases.ts';
import { temporaryFolder } from './harness/process.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(readme) ?? [];

const folder = temporaryFolder();
const path = `${folder.path}/clubs.json`;

function readText(text: string): SeedFile {
  writeFileSync(path, text);
  return readSeedFile(path);
}

// A Friday; daylight saving ends in Berlin two days later.
const now = new Date('2026-10-23T10:00:00Z');
const headers = { 'x-tenant': 'pulse' };

let store: OpenDatabase;
let sandbox: Sandbox;
beforeAll(async () => {
  store = await openEmpty();
  await seed(store.db, now, readText(example));
  sandbox = await createSandbox(store);
  sandbox.services.clock.set(now);
});
afterAll(async () => {
  await sandbox.app.close();
  await store.close();
  await folder.remove();
});

const listCourses = async (startDate: string, endDate: string) => {
  const query = { organizationUnitId: 7001, startDate, endDate };
  const { body } = await sandbox.call('listPublicCoursesWithCanceled', { query, headers });
  return body;
};

const logIn = async (username: string, password: string) => {
  const authorization = `Basic ${btoa(`${username}:${password}`)}`;
  const body = { username, password };
  return sandbox.call('login', { body, headers: { ...headers, authorization } });
};

test('replaces the sample data by the chain, its brand and its studios', async () => {
  const { body: chain } = await sandbox.call('getTenant', { headers });
  expect(chain).toMatchObject({
    publicTenantName: 'Pulse Clubs',
    studios: [{ id: 7001, zoneId: 'Europe/Berlin' }],
  });
  const { body: brand } = await sandbox.call('getWhitelabelConfig', { headers });
  expect(brand).toMatchObject({
    name: 'Pulse Clubs',
    legalEntity: 'Pulse Sample GmbH',
    style: { highlightColor: '#0B5D4B', cornerStyle: 'ROUND', headingFont: 'INTER' },
  });
  const sample = await sandbox.call('getTenant', { headers: { 'x-tenant': 'northside' } });
  expect(sample.status).toBe(404);
});

test('plans the weekly times of the courses across a change of clocks', async () => {
  const courses = await listCourses('2026-10-19', '2026-11-01');
  expect(
    courses.flatMap(({ name, price, slots }) =>
      slots.map(({ startDateTime, endDateTime, employees }) => [
        name,
        price,
        startDateTime,
        endDateTime.slice(11, 16),
        employees.map(({ displayedName }) => displayedName),
      ]),
    ),
  ).toEqual([
    ['Morning Flow', paid(14.5), '2026-10-19T07:00:00+02:00', '08:00', ['Jule Muster']],
    ['Morning Flow', paid(14.5), '2026-10-22T07:00:00+02:00', '08:00', []],
    ['Morning Flow', paid(14.5), '2026-10-26T07:00:00+01:00', '08:00', ['Jule Muster']],
    ['Morning Flow', paid(14.5), '2026-10-29T07:00:00+01:00', '08:00', []],
  ]);
});

const paid = (amount: number) => ({
  state: 'ONLINE_PAYMENT',
  money: { amount, currency: 'EUR' },
  benefitTrialConfigurationId: null,
});

test('lets the members log in, whose membership pays for classes', async () => {
  const { body: user } = await logIn('ada@pulse.example', 'sample-Passw0rd');
  const as = user.userId;
  const { body: contracts } = await sandbox.call('listContracts', {
    as,
    headers,
    query: { status: 'ACTIVE' },
  });
  expect(contracts).toMatchObject([{ name: 'Premium' }]);
  const [course] = await listCourses('2026-10-26', '2026-10-26');
  const { body: options } = await sandbox.call('listBookingOptions', {
    as,
    headers,
    query: { courseAppointmentId: course?.id ?? 0 },
  });
  expect(options).toMatchObject([{ name: 'Premium' }]);
});

test('sells memberships and passes at the studios', async () => {
  const query = { organizationUnitId: 7001 };
  const { body: offers } = await sandbox.call('listContractOffers', { query, headers });
  expect(offers.map(({ name }) => name)).toEqual(['Basic', 'Premium', 'Four weeks']);
});

test('adds the days since the last start, and nothing else', async () => {
  const file = readText(example);
  const later = new Date('2026-11-13T10:00:00Z');
  expect(await listCourses('2026-11-13', '2026-12-03')).toEqual([]);
  expect(await seed(store.db, later, file)).toBe(false);
  expect(await listCourses('2026-11-13', '2026-12-03')).toHaveLength(6);
  const { body: chain } = await sandbox.call('getTenant', { headers });
  expect(chain.studios).toHaveLength(1);
});

test('does not mix the file with the sample data', async () => {
  await expect(seed(store.db, now)).rejects.toThrow('has the data of a seed file: name it');
  const other = await openEmpty();
  const chain = { name: 'northside', publicName: 'Northside', facilityGroup: 'northside-group' };
  await other.db.insert(tenants).values(chain);
  await expect(seed(other.db, now, readText(example))).rejects.toThrow('has sample data already');
  await other.close();
});

const sunday = { dayOfWeek: 'SUNDAY', startTime: '09:00' } as const;

const change = (edit: (file: SeedFile) => unknown): string => {
  const file: SeedFile = JSON.parse(example);
  edit(file);
  return JSON.stringify(file);
};

test('explains a file that is missing', () => {
  expect(() => readSeedFile('missing.json')).toThrow('--seed missing.json cannot be read: ENOENT');
});

test.each<[string, string, RegExp]>([
  ['text that is no JSON', '{', /clubs\.json cannot be read: .*JSON/],
  ['a list', '[]', /clubs\.json: the file must be object$/],
  ['a missing part', '{}', /: tenant is required$/],
  [
    'the name of a chain',
    example.replace('"tenant": "pulse"', '"tenant": "Pulse"'),
    /: tenant\.tenant must match pattern .* \(Name of the tenant in addresses and headers\.\)$/,
  ],
  [
    'a missing field',
    example.replace('"city": "Berlin",', ''),
    /: studios\[0\]\.address\.city is required$/,
  ],
  [
    'an unknown field',
    example.replace('"courses": [', '"lessons": [], "courses": ['),
    /: lessons is not known here$/,
  ],
  [
    'a currency',
    example.replace('"EUR"', '"Euro"'),
    /: studios\[0\]\.currencyCode must .* \(ISO 4217 code of the currency\.\)$/,
  ],
  [
    'a time zone',
    example.replace('Europe/Berlin', 'Europe/Kreuzberg'),
    /: studios\[0\]\.zoneId must be an IANA time zone such as Europe\/Berlin$/,
  ],
  [
    'a weekday',
    example.replace('"MONDAY"', '"monday"'),
    /: courses\[0\]\.times\[0\]\.dayOfWeek must be one of MONDAY, TUESDAY/,
  ],
  [
    'a time',
    example.replace('"07:00"', '"7:00"'),
    /: courses\[0\]\.times\[0\]\.startTime must .* HH:mm\.\)$/,
  ],
  ['a price', example.replace('14.5', '"14.50"'), /: courses\[0\]\.price must be number,null/],
  [
    'a membership',
    example.replace('"Premium"', '"Gold"'),
    /: members\[0\]\.membership must be one of Basic, Premium$/,
  ],
  ['an address', example.replace('ada@pulse', 'ada'), /: members\[0\]\.email must match/],
  [
    'a repeated address',
    change(({ members }) => members.push(...members)),
    /: members\[1\]\.email must differ from all others$/,
  ],
  [
    'a repeated studio',
    change(({ studios }) => studios.push(...studios)),
    /: studios\[1\]\.id must differ from all others$/,
  ],
  [
    'an unknown studio of a member',
    example.replace(/7001(?=[^7]*"membership")/, '7002'),
    /: members\[0\]\.studioId must be the id of one of the studios: 7001$/,
  ],
  [
    'an unknown studio of a time',
    change(({ courses: [course] }) => course?.times.unshift({ ...sunday, studioId: 7002 })),
    /: courses\[0\]\.times\[0\]\.studioId must be the id of one of the studios: 7001$/,
  ],
])('explains a mistake in %s', (_what, text, reason) => {
  expect(() => readText(text)).toThrow(reason);
});
